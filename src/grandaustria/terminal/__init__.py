"""The table in a terminal: people and bots at one screen, over SSH too, with nothing but characters and colours."""
