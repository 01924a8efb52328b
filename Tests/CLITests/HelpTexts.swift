/// What the help says, so that a change of it is seen.
enum HelpTexts {
  static let program = """
    usage: animate COMMAND [ARGUMENTS]

    Render scenes to films and stills.

    commands:
      render         render a scene to a film
      still          render one moment of a scene to a picture
      frames         render a scene to numbered PNG files
      join           join the parts of a film that "render --chunk" has written
      hash           print or check a hash of each frame
      watch          render a scene again whenever it is saved
      sheet          draw frames with their times on one sheet
      new            write a scene to begin with
      fmt            write scenes in one form, comments kept
      validate       list the mistakes of a scene
      inspect        print what one moment of a scene draws, or its timeline
      curve          draw animations as curves of value over time
      formats        list the formats and codecs that can be written
      schema         print the JSON Schema of scenes, for editors

    options:
      -h, --help     print this, or after a command its help
          --version  print the version

    examples:
      animate render Scenes/morph.json -o morph.mp4
      animate still Scenes/morph.json --at 1.5 -o morph.png
      animate frames Scenes/morph.json -o frames
      animate join morph.mp4
      animate hash Scenes/morph.json > morph.framehash
      animate watch scene.json -o scene.gif
      animate sheet Scenes/morph.json -o morph.png
      animate new hello
      animate fmt Scenes/morph.json
      animate validate Scenes/morph.json
      animate inspect Scenes/morph.json --at 1.5
      animate curve 'spring(duration: 0.5, bounce: 0.3)'
      animate formats
      animate schema > scene.schema.json

    """

  static let commands: [(String, String)] = [
    (
      "render",
      """
      usage: animate render SCENE -o FILE [-o FILE …] [OPTIONS]

      Render a scene to a film.

        SCENE                               a scene in JSON, or an SVG file; - reads standard input

      options:
        -o, --output FILE                   where to write, such as film.mp4 or frames/; "animate
                                            formats" lists what; may be repeated
            --format FORMAT                 what to write whatever the one FILE is called, such as -
                                            for standard output
            --scale FACTOR                  pixels per point; 2 gives a picture twice as wide and high
                                            [1]
            --frames A..<B                  only the frames A up to but not B, counted from 0; in
                                            quotes for the shell, or as A...LAST
            --from SECONDS                  only frames from this time on
            --to SECONDS                    only frames before this time
            --quality draft|good|best       how carefully to encode [good]
            --crf N                         constant rate factor, from 0, lossless, to 51 or, VP9 and
                                            AV1, 63; instead of the quality's
            --bitrate RATE                  bits of video a second, such as 800k or 5M, instead of a
                                            constant quality
            --codec NAME                    the codec of a film, such as hevc or prores; "animate
                                            formats" lists them
            --transparent                   keep transparency in films, by a codec that can; GIF and
                                            pictures keep it anyway
            --matte COLOR                   the colour behind what is transparent [black where it
                                            can't be kept]
            --audio FILE[@START…]           a sound for a film; after @ the seconds at which it
                                            begins, and with commas between loop, from=, to=, volume=,
                                            fadeIn=, fadeOut=; may be repeated
            --no-audio                      leave out all sounds of the scene; those of the command
                                            line are heard
            --event-sounds WHICH            which events are heard, by clicks and sounds of keys: all,
                                            touches, keys or none [the scene's]
            --loop COUNT                    how often a GIF, APNG or WebP plays, forever or a number
                                            [the scene's]
            --gif-colors N                  how many colours a frame of a GIF may have at most [what
                                            the quality allows]
            --max-size SIZE                 how large a GIF may become, such as 2MB; gives up quality,
                                            then rate, then size
            --report FILE                   write a JSON file with versions, settings, hashes and
                                            times
            --keep-partial                  leave the frames that are done when the render is
                                            interrupted
            --chunk                         write the frames of --frames as a part of FILE into
                                            FILE.parts, with a manifest; "animate join FILE" joins all
                                            parts
            --part I/N                      write the part I of N equal ones likewise
            --resume                        keep what is done in FILE.parts until FILE is whole, and
                                            go on from there
            --fps RATE                      frames per second instead of the scene's, such as 29.97 or
                                            30000/1001
            --size WxH                      canvas in points instead of the scene's; what is drawn
                                            isn't scaled
            --set NAME=VALUE                a value of the scene's state to begin with; may be
                                            repeated
            --data NAME=VALUE               another file for one of the scene's tables, as
                                            sales=may.csv; may be repeated
            --variant NAME                  one of the scene's variants
        -q, --quiet                         neither notes nor progress
        -j, --jobs N                        frames in work at a time; changes no byte of the output
                                            [one a processor]
            --progress off|plain|json|auto  nothing, lines, a JSON object a line, or by itself a line
                                            that changes when standard error is a terminal [auto]
        -h, --help                          print this

      examples:
        animate render Scenes/morph.json -o morph.mp4
        animate render Scenes/morph.json -o morph.mp4 -o morph.gif --scale 2 --from 1 --to 3

      """
    ),
    (
      "still",
      """
      usage: animate still SCENE --at SECONDS -o FILE.png [OPTIONS]

      Render one moment of a scene to a picture.

        SCENE                      a scene in JSON, or an SVG file; - reads standard input

      options:
        -o, --output FILE          the .png, .jpg or .webp file to write
            --format png|jpg|webp  what to write whatever FILE is called, such as - for standard
                                   output
            --at SECONDS           the moment, after everything that happens at that time [0]
            --scale FACTOR         pixels per point; 2 gives a picture twice as wide and high [1]
            --fps RATE             frames per second instead of the scene's, such as 29.97 or
                                   30000/1001
            --size WxH             canvas in points instead of the scene's; what is drawn isn't scaled
            --set NAME=VALUE       a value of the scene's state to begin with; may be repeated
            --data NAME=VALUE      another file for one of the scene's tables, as sales=may.csv; may
                                   be repeated
            --variant NAME         one of the scene's variants
        -q, --quiet                neither notes nor progress
        -h, --help                 print this

      examples:
        animate still Scenes/morph.json --at 1.5 -o morph.png

      """
    ),
    (
      "frames",
      """
      usage: animate frames SCENE -o FOLDER [OPTIONS]

      Render a scene to numbered PNG files.

        SCENE                               a scene in JSON, or an SVG file; - reads standard input

      options:
        -o, --output FOLDER                 the folder to write to, or a path with the number's place,
                                            such as f%04d.png
            --scale FACTOR                  pixels per point; 2 gives a picture twice as wide and high
                                            [1]
            --frames A..<B                  only the frames A up to but not B, counted from 0; in
                                            quotes for the shell, or as A...LAST
            --from SECONDS                  only frames from this time on
            --to SECONDS                    only frames before this time
            --fps RATE                      frames per second instead of the scene's, such as 29.97 or
                                            30000/1001
            --size WxH                      canvas in points instead of the scene's; what is drawn
                                            isn't scaled
            --set NAME=VALUE                a value of the scene's state to begin with; may be
                                            repeated
            --data NAME=VALUE               another file for one of the scene's tables, as
                                            sales=may.csv; may be repeated
            --variant NAME                  one of the scene's variants
        -q, --quiet                         neither notes nor progress
        -j, --jobs N                        frames in work at a time; changes no byte of the output
                                            [one a processor]
            --progress off|plain|json|auto  nothing, lines, a JSON object a line, or by itself a line
                                            that changes when standard error is a terminal [auto]
        -h, --help                          print this

      examples:
        animate frames Scenes/morph.json -o frames
        animate frames Scenes/morph.json -o frames/morph-%05d.png --frames 30...59

      """
    ),
    (
      "join",
      """
      usage: animate join PARTS … [-o FILE] [OPTIONS]

      Join the parts of a film that "render --chunk" has written.

        PARTS                               the film that they are parts of, folders of parts, or
                                            parts one by one

      options:
        -o, --output FILE                   where to write the film [the one that PARTS names]
        -q, --quiet                         neither notes nor progress
            --progress off|plain|json|auto  nothing, lines, a JSON object a line, or by itself a line
                                            that changes when standard error is a terminal [auto]
        -h, --help                          print this

      examples:
        animate join morph.mp4
        animate join morph.mp4.parts/000000-000119.part morph.mp4.parts/000120-000179.part -o a.mp4

      """
    ),
    (
      "hash",
      """
      usage: animate hash SCENE [--check FILE] [OPTIONS]

      Print or check a hash of each frame.

        SCENE                               a scene in JSON, or an SVG file; - reads standard input

      options:
            --check FILE                    compare with the hashes in a file, name the first frame
                                            that differs, write a picture of it, and end with status 1
            --against FOLDER                the expected frames as "animate frames" wrote them, for a
                                            picture of the difference
            --pictures FOLDER               where pictures of a frame that differs go [differences]
            --scale FACTOR                  pixels per point; 2 gives a picture twice as wide and high
                                            [1]
            --frames A..<B                  only the frames A up to but not B, counted from 0; in
                                            quotes for the shell, or as A...LAST
            --from SECONDS                  only frames from this time on
            --to SECONDS                    only frames before this time
            --fps RATE                      frames per second instead of the scene's, such as 29.97 or
                                            30000/1001
            --size WxH                      canvas in points instead of the scene's; what is drawn
                                            isn't scaled
            --set NAME=VALUE                a value of the scene's state to begin with; may be
                                            repeated
            --data NAME=VALUE               another file for one of the scene's tables, as
                                            sales=may.csv; may be repeated
            --variant NAME                  one of the scene's variants
        -q, --quiet                         neither notes nor progress
        -j, --jobs N                        frames in work at a time; changes no byte of the output
                                            [one a processor]
            --progress off|plain|json|auto  nothing, lines, a JSON object a line, or by itself a line
                                            that changes when standard error is a terminal [auto]
        -h, --help                          print this

      examples:
        animate hash Scenes/morph.json > morph.framehash
        animate hash Scenes/morph.json --check morph.framehash

      """
    ),
    (
      "watch",
      """
      usage: animate watch SCENE -o FILE [OPTIONS]

      Render a scene again whenever it is saved.

        SCENE                               a scene in JSON, or an SVG file; - reads standard input

      options:
        -o, --output FILE                   where to write, such as film.mp4; may be repeated
            --scale FACTOR                  pixels per point; 2 gives a picture twice as wide and high
                                            [1]
            --fps RATE                      frames per second instead of the scene's, such as 29.97 or
                                            30000/1001
            --size WxH                      canvas in points instead of the scene's; what is drawn
                                            isn't scaled
            --set NAME=VALUE                a value of the scene's state to begin with; may be
                                            repeated
            --data NAME=VALUE               another file for one of the scene's tables, as
                                            sales=may.csv; may be repeated
            --variant NAME                  one of the scene's variants
        -q, --quiet                         neither notes nor progress
        -j, --jobs N                        frames in work at a time; changes no byte of the output
                                            [one a processor]
            --progress off|plain|json|auto  nothing, lines, a JSON object a line, or by itself a line
                                            that changes when standard error is a terminal [auto]
        -h, --help                          print this

      examples:
        animate watch scene.json -o scene.gif

      """
    ),
    (
      "sheet",
      """
      usage: animate sheet SCENE -o FILE.png [OPTIONS]

      Draw frames with their times on one sheet.

        SCENE                  a scene in JSON, or a film such as .mp4 or .gif

      options:
        -o, --output FILE      the .png, .jpg or .webp file to write
            --count N          how many frames [12]
            --columns N        how many frames a row has [about as many as there are rows]
            --scale FACTOR     pixels per point of a scene, or per pixel of a film [for 240 across]
            --fps RATE         frames per second instead of the scene's, such as 29.97 or 30000/1001
            --size WxH         canvas in points instead of the scene's; what is drawn isn't scaled
            --set NAME=VALUE   a value of the scene's state to begin with; may be repeated
            --data NAME=VALUE  another file for one of the scene's tables, as sales=may.csv; may be
                               repeated
            --variant NAME     one of the scene's variants
        -q, --quiet            neither notes nor progress
        -h, --help             print this

      examples:
        animate sheet Scenes/morph.json -o morph.png
        animate sheet film.mp4 -o sheet.png --count 20 --columns 5

      """
    ),
    (
      "new",
      """
      usage: animate new NAME [OPTIONS]

      Write a scene to begin with.

        NAME                                          what the scene is called; its file ends in .json

      options:
            --template card|chart|loader|title|blank  what it begins with [card]
        -q, --quiet                                   no notes
        -h, --help                                    print this

      examples:
        animate new hello
        animate new sales --template chart

      """
    ),
    (
      "fmt",
      """
      usage: animate fmt SCENE… [OPTIONS]

      Write scenes in one form, comments kept.

        SCENE        a scene in JSON; - reads standard input and prints

      options:
            --check  only name the scenes that have another form
        -q, --quiet  no notes
        -h, --help   print this

      examples:
        animate fmt Scenes/morph.json
        animate fmt --check Scenes/*.json

      """
    ),
    (
      "validate",
      """
      usage: animate validate SCENE [OPTIONS]

      List the mistakes of a scene.

        SCENE                   a scene in JSON, or an SVG file; - reads standard input

      options:
            --strict            take warnings for errors
            --format text|json  print the mistakes for people, or as a list for editors [text]
            --fps RATE          frames per second instead of the scene's, such as 29.97 or 30000/1001
            --size WxH          canvas in points instead of the scene's; what is drawn isn't scaled
            --set NAME=VALUE    a value of the scene's state to begin with; may be repeated
            --data NAME=VALUE   another file for one of the scene's tables, as sales=may.csv; may be
                                repeated
            --variant NAME      one of the scene's variants
        -q, --quiet             neither notes nor progress
        -h, --help              print this

      examples:
        animate validate Scenes/morph.json
        animate validate scene.json --strict --format json
        animate validate logo.svg

      """
    ),
    (
      "inspect",
      """
      usage: animate inspect SCENE --at SECONDS|--timeline [OPTIONS]

      Print what one moment of a scene draws, or its timeline.

        SCENE                  a scene in JSON, or an SVG file; - reads standard input

      options:
            --at SECONDS       the moment, after everything that happens at that time [0]
            --json             print data instead of an indented tree
            --timeline         print the script's steps as a table, instead of a moment
        -o, --output FILE      draw the timeline as a picture, .png, .jpg or .webp, instead of
                               printing it
            --fps RATE         frames per second instead of the scene's, such as 29.97 or 30000/1001
            --size WxH         canvas in points instead of the scene's; what is drawn isn't scaled
            --set NAME=VALUE   a value of the scene's state to begin with; may be repeated
            --data NAME=VALUE  another file for one of the scene's tables, as sales=may.csv; may be
                               repeated
            --variant NAME     one of the scene's variants
        -q, --quiet            neither notes nor progress
        -h, --help             print this

      examples:
        animate inspect Scenes/morph.json --at 1.5
        animate inspect Scenes/morph.json --at 1.5 --json
        animate inspect Scenes/chart.json --timeline -o timeline.png

      """
    ),
    (
      "curve",
      """
      usage: animate curve CURVE [CURVE …] [-o FILE] [--at TIMES] [OPTIONS]

      Draw animations as curves of value over time.

        CURVE                 an animation as Swift, CSS or a scene writes it; several are compared

      options:
        -o, --output FILE     write the plot to a .png or .svg file instead of the terminal
            --format png|svg  what to write whatever FILE is called, such as - for standard output
            --at TIMES        print "time value velocity" for each of these seconds; of several curves
                              each has a block, headed by its name after a #
            --over SECONDS    the seconds to draw [until all curves have settled, else 2]
        -h, --help            print this

      examples:
        animate curve 'spring(duration: 0.5, bounce: 0.3)'
        animate curve bouncy 'cubic-bezier(0.4, 0, 0.2, 1) 300ms' -o curves.svg
        animate curve '{ "easeInOut": { "duration": 0.6 } }' --at 0.1,0.25

      """
    ),
    (
      "formats",
      """
      usage: animate formats

      List the formats and codecs that can be written.

      options:
        -h, --help  print this

      examples:
        animate formats

      """
    ),
    (
      "schema",
      """
      usage: animate schema

      Print the JSON Schema of scenes, for editors.

      options:
        -h, --help  print this

      examples:
        animate schema > scene.schema.json

      """
    ),
  ]
}
