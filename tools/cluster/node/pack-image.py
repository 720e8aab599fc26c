"""pack-image.py NAME:TAG PROGRAM OUT.tar: an image with one static program, as a docker archive. It needs no engine."""
import hashlib
import io
import json
import os
import sys
import tarfile

name, program, out = sys.argv[1:4]
entry = "/" + os.path.basename(program)


def without_owner_and_date(info):
    info.mtime = info.uid = info.gid = 0
    info.uname = info.gname = ""
    return info


buffer = io.BytesIO()
with tarfile.open(fileobj=buffer, mode="w") as layer:
    layer.add(program, arcname=entry[1:], filter=without_owner_and_date)
data = buffer.getvalue()

config = json.dumps(
    {
        "architecture": "amd64",
        "os": "linux",
        "config": {"Entrypoint": [entry]},
        "rootfs": {"type": "layers", "diff_ids": ["sha256:" + hashlib.sha256(data).hexdigest()]},
    }
).encode()
config_name = hashlib.sha256(config).hexdigest() + ".json"
manifest = json.dumps([{"Config": config_name, "RepoTags": [name], "Layers": ["layer.tar"]}]).encode()

with tarfile.open(out, "w") as archive:
    for path, content in ((config_name, config), ("layer.tar", data), ("manifest.json", manifest)):
        info = tarfile.TarInfo(path)
        info.size = len(content)
        archive.addfile(info, io.BytesIO(content))
