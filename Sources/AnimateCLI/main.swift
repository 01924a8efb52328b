import Commands

Program.runAndExit(Array(CommandLine.arguments.dropFirst()))
