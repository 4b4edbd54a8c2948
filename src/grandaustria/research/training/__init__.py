"""Learning to play every kind of table by self-play: `python -m grandaustria.research.training --help`.

`tables` and `schedule` say what is played and how the learning changes over a plan, `widening` makes a network that
learned one kind of table ready for all; they need NumPy alone. The rest needs PyTorch (`pip install '.[selfplay]'`).
"""
