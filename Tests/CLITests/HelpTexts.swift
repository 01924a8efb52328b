enum HelpTexts { static let program = ""; static let commands: [(String, String)] = [] }
