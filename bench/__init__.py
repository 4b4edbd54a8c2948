"""Load tests of the server: `python -m bench --help`. Everything runs on this machine, against servers started here."""
