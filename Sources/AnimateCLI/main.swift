import Animate

ProcessMemory.returnLargeBlocks()
signal(SIGPIPE, SIG_IGN)  // A closed pipe is an error like any other, told and tidied up after.
signal(SIGXFSZ, SIG_IGN)  // So is a limit on the size of files.
exit(Program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
