#!/bin/bash
# Ends what up.sh started, by pid, and removes the state. The built programs stay.
. "$(dirname "$0")/common.sh"
set +e

stop() {
  local file=$STATE/pid/$1 pid
  [ -f "$file" ] || return 0
  pid=$(cat "$file")
  kill "$pid" 2>/dev/null
  for _ in $(seq 50); do kill -0 "$pid" 2>/dev/null || break; sleep 0.1; done
  kill -9 "$pid" 2>/dev/null
  rm -f "$file"
}

# Prints the network namespaces of the pods, which the containers name.
list_namespaces() {
  local container
  for container in $(ctr -a "$SOCKET" -n k8s.io containers ls -q 2>/dev/null); do
    ctr -a "$SOCKET" -n k8s.io containers info "$container" 2>/dev/null | grep -oE '/netns/cni-[0-9a-f-]+' | sed 's|/netns/||'
  done | sort -u
}

end_containers() {
  local each
  for each in $(ctr -a "$SOCKET" -n k8s.io tasks ls -q 2>/dev/null); do ctr -a "$SOCKET" -n k8s.io tasks kill -s KILL "$each" 2>/dev/null; done
  sleep 1
  for each in $(ctr -a "$SOCKET" -n k8s.io tasks ls -q 2>/dev/null); do ctr -a "$SOCKET" -n k8s.io tasks rm -f "$each" >/dev/null 2>&1; done
  for each in $(ctr -a "$SOCKET" -n k8s.io containers ls -q 2>/dev/null); do ctr -a "$SOCKET" -n k8s.io containers rm "$each" 2>/dev/null; done
}

# Removes the rules of the kubelet, kube-proxy and the pod network one by one; other rules stay.
remove_rules() {
  local command table rule chain
  for command in iptables ip6tables; do
    for table in nat filter mangle; do
      # iptables prints its rules with the quotes of a shell.
      $command -w -t $table -S 2>/dev/null | grep -E '^-A .*(KUBE-|CNI-)' | sed 's/^-A/-D/' |
        while read -r rule; do eval "$command -w -t $table $rule" 2>/dev/null; done
      $command -w -t $table -S 2>/dev/null | awk '/^-N (KUBE|CNI)-/{print $2}' |
        while read -r chain; do $command -w -t $table -F "$chain"; $command -w -t $table -X "$chain"; done 2>/dev/null
    done
  done
}

stop kubelet
stop kube-proxy
namespaces=
if [ -S "$SOCKET" ]; then
  namespaces=$(list_namespaces)
  end_containers
fi
for name in volume-permissions kube-scheduler kube-controller-manager kube-apiserver etcd containerd; do stop $name; done
# The shims of this containerd only.
for pid in $(pgrep -f "containerd-shim-runc-v2 .*-address $SOCKET"); do kill -9 "$pid" 2>/dev/null; done
awk -v folder="$STATE/" 'index($2, folder) == 1 {print $2}' /proc/mounts | sort -r | while read -r mount; do umount -l "$mount"; done
for name in $namespaces; do ip netns del "$name" 2>/dev/null; done
ip link del sargam0 2>/dev/null
remove_rules
find /sys/fs/cgroup -depth -type d -path '*/kubepods*' -exec rmdir {} \; 2>/dev/null
rm -rf "$STATE"
echo "The cluster is removed; its programs stay in $PROGRAMS."
