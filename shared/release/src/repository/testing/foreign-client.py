"""Follows a store with python-tuf's own client and default settings.

Usage: foreign-client.py STORE MEMORY TARGET...

MEMORY is the folder of the client's metadata; it begins with the store's first root. Prints what was read as JSON,
or the class of the error that the client has raised.
"""

import json
import os
import shutil
import sys

from tuf.api.exceptions import DownloadHTTPError, RepositoryError
from tuf.ngclient import Updater
from tuf.ngclient.fetcher import FetcherInterface


class Folder(FetcherInterface):
    def __init__(self, root):
        self.root = root

    def _fetch(self, url):
        path = url.removeprefix("store://store/")
        # The store has its timestamp beside the folder of the metadata.
        path = path.replace("metadata/timestamp.json", "timestamp.json")
        try:
            with open(os.path.join(self.root, path), "rb") as file:
                return iter([file.read()])
        except FileNotFoundError:
            raise DownloadHTTPError("missing", 404) from None


def read(store, memory, targets):
    out = os.path.join(memory, "targets")
    if not os.path.exists(out):
        os.makedirs(out)
        shutil.copy(f"{store}/metadata/1.root.json", f"{memory}/root.json")
    client = Updater(
        memory,
        "store://store/metadata/",
        out,
        "store://store/targets/",
        fetcher=Folder(store),
    )
    client.refresh()
    found = {}
    for target in targets:
        info = client.get_targetinfo(target)
        found[target] = None
        if info is not None:
            with open(client.download_target(info), "rb") as file:
                found[target] = file.read().decode("utf-8", "replace")
    with open(f"{memory}/snapshot.json", encoding="utf-8") as file:
        revision = json.load(file)["signed"]["version"]
    return {"revision": revision, "targets": found}


try:
    print(json.dumps(read(sys.argv[1], sys.argv[2], sys.argv[3:])))
except RepositoryError as error:
    print(json.dumps({"refused": type(error).__name__}))
