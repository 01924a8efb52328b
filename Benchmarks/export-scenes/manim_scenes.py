"""The scenes of this folder for Manim (https://www.manim.community)."""
from manim import *
import random


class SquareToCircle(Scene):
    def construct(self):
        square = Square(side_length=4, color=BLUE).rotate(PI / 4)
        circle = Circle(radius=2, color=BLUE)
        self.play(Create(square), run_time=1)
        self.play(Transform(square, circle), run_time=1)
        self.play(FadeOut(square), run_time=1)


class HundredShapes(Scene):
    def construct(self):
        random.seed(1)
        colors = [RED, ORANGE, YELLOW, GREEN, TEAL, BLUE, PURPLE]
        shapes = VGroup()
        for i in range(100):
            shape = Circle(radius=0.25) if i % 2 else Square(side_length=0.5)
            shape.set_fill(colors[i % 7], opacity=0.8).set_stroke(width=0)
            shape.move_to([-6 + 1.3 * (i % 10), -3 + 0.66 * (i // 10), 0])
            shapes.add(shape)
        words = VGroup(*[
            Text(word, font="Inter", font_size=36).move_to([-5 + 5 * (i % 3), 2 - 2 * (i // 3), 0])
            for i, word in enumerate(["animate", "every", "frame", "of", "the", "scene"])
        ])
        self.add(shapes, words)
        moves = [
            shape.animate.shift([random.uniform(-2, 2), random.uniform(-2, 2), 0]).rotate(PI / 2)
            for shape in shapes
        ]
        moves += [word.animate.shift(0.5 * UP).scale(1.2) for word in words]
        self.play(*moves, run_time=3)
