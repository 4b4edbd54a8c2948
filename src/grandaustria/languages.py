"""The languages: the folders of texts/ that hold catalogues. English, which is complete, comes first."""

from importlib.resources import files

FALLBACK = "en"


def _languages() -> tuple[str, ...]:
    folders = [folder for folder in (files("grandaustria") / "texts").iterdir() if folder.is_dir()]
    spoken = {folder.name for folder in folders if any(file.name.endswith(".ftl") for file in folder.iterdir())}
    return FALLBACK, *sorted(spoken - {FALLBACK})


LANGUAGES = _languages()
