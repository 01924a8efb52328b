/// A picture in several forms of PNG file.
enum PNGSamples {
  static let all: [(form: String, base64: String)] = [
    (
      "stored",
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAHUlEQVR4AQESAO3/AP8AAP8A/wD/"
        + "AAAA/4D/////R00JePiXavYAAAAASUVORK5CYII="
    ),
    (
      "fixed codes, sub and up",
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAGUlEQVR4AWP8z8DwnxFIMDEy/G/8"
        + "z/CfAQA5mQaB/I1WwAAAAABJRU5ErkJggg=="
    ),
    (
      "average",
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAFklEQVR42mP8z8DwnxFIMDeC6IYG"
        + "BwA75AbDIlY4dQAAAABJRU5ErkJggg=="
    ),
    (
      "Paeth",
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAF0lEQVR42mP5z8DwnxFIsDAy/G8E"
        + "0vUAOGIGBr6ugWEAAAAASUVORK5CYII="
    ),
    (
      "sixteen bits",
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACEAYAAAAiJtFnAAAAFUlEQVR42mP4zwAC/5EwmGoAYggE"
        + "AIqcCXhksHFTAAAAAElFTkSuQmCC"
    ),
    (
      "palette of two bits",
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACAgMAAAAP2OW3AAAADFBMVEX/AAAA/wAAAP/////7AGD2"
        + "AAAABHRSTlP//4D/xY8jQAAAAAxJREFUeNpjEGDYAAAA5ADBGVU7+wAAAABJRU5ErkJggg=="
    ),
  ]
}
