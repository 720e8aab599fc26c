"""Unpacks the one wheel in a folder, with the modes that its files were packed with: unpack.py WHEELS TARGET."""
import glob
import os
import sys
import zipfile

wheels, target = sys.argv[1:]
with zipfile.ZipFile(glob.glob(os.path.join(wheels, "*.whl"))[0]) as wheel:
    for entry in wheel.infolist():
        path = wheel.extract(entry, target)
        mode = entry.external_attr >> 16
        if mode and not entry.is_dir():
            os.chmod(path, mode | 0o444)
