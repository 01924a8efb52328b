import Animate

ProcessMemory.returnLargeBlocks()
signal(SIGPIPE, SIG_IGN)  // A closed pipe is an error like any other, told and tidied up after.
exit(Program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
