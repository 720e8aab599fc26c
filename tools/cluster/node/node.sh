# containerd, the pod network, the kubelet and kube-proxy.

# load_image TAR: a docker archive or an OCI archive.
load_image() { ctr -a "$SOCKET" -n k8s.io images import "$1" >/dev/null; }

write_containerd_config() {
  mkdir -p "$STATE/cni/net.d" "$STATE/containerd" "$STATE/images"
  cat >"$STATE/containerd.toml" <<Y
version = 2
root = "$STATE/containerd"
state = "$STATE/containerd-state"
disabled_plugins = ["io.containerd.internal.v1.opt", "io.containerd.snapshotter.v1.zfs", "io.containerd.snapshotter.v1.btrfs", "io.containerd.snapshotter.v1.aufs"]
[grpc]
  address = "$SOCKET"
[plugins."io.containerd.grpc.v1.cri"]
  sandbox_image = "sargam.local/pause:1"
  restrict_oom_score_adj = true
  [plugins."io.containerd.grpc.v1.cri".cni]
    bin_dir = "/usr/lib/cni"
    conf_dir = "$STATE/cni/net.d"
  [plugins."io.containerd.grpc.v1.cri".containerd]
    snapshotter = "overlayfs"
    [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc]
      runtime_type = "io.containerd.runc.v2"
      [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc.options]
        SystemdCgroup = false
Y
  cat >"$STATE/cni/net.d/10-sargam.conflist" <<Y
{"cniVersion": "0.4.0", "name": "sargam", "plugins": [
  {"type": "bridge", "bridge": "sargam0", "isGateway": true, "ipMasq": true, "hairpinMode": true,
   "ipam": {"type": "host-local", "dataDir": "$STATE/cni/ipam", "ranges": [[{"subnet": "$POD_NETWORK"}]], "routes": [{"dst": "0.0.0.0/0"}]}},
  {"type": "portmap", "capabilities": {"portMappings": true}},
  {"type": "firewall", "backend": "iptables"}]}
Y
}

start_containerd() {
  sysctl -qw net.ipv4.ip_forward=1
  sysctl -qw net.bridge.bridge-nf-call-iptables=1 2>/dev/null || true
  write_containerd_config
  start containerd containerd -c "$STATE/containerd.toml"
  wait_for 30 "containerd answers" ctr -a "$SOCKET" version
  local name
  for name in pause coredns; do
    python3 "$HERE/pack-image.py" "sargam.local/$name:1" "$BIN/$name" "$STATE/images/$name.tar"
    load_image "$STATE/images/$name.tar"
  done
}

write_kubelet_config() {
  printf 'nameserver 127.0.0.1\n' >"$STATE/resolv.conf"
  if grep -q '^nameserver' /etc/resolv.conf; then cp /etc/resolv.conf "$STATE/resolv.conf"; fi
  cat >"$STATE/kubelet.yaml" <<Y
apiVersion: kubelet.config.k8s.io/v1beta1
kind: KubeletConfiguration
cgroupDriver: cgroupfs
cgroupRoot: /
failSwapOn: false
failCgroupV1: false
oomScoreAdj: 0
containerRuntimeEndpoint: unix://$SOCKET
clusterDomain: cluster.local
clusterDNS: ["$DNS_ADDRESS"]
resolvConf: $STATE/resolv.conf
podLogsDir: $STATE/pod-logs
tlsCertFile: $STATE/pki/kubelet.crt
tlsPrivateKeyFile: $STATE/pki/kubelet.key
authentication: {anonymous: {enabled: false}, webhook: {enabled: true}, x509: {clientCAFile: $STATE/pki/ca.crt}}
authorization: {mode: Webhook}
imageGCHighThresholdPercent: 100
imageGCLowThresholdPercent: 99
evictionHard: {memory.available: 100Mi, nodefs.available: 1%, imagefs.available: 1%, nodefs.inodesFree: 1%, imagefs.inodesFree: 1%}
nodeStatusUpdateFrequency: 5s
maxPods: 110
Y
}

start_kubelet() {
  write_kubelet_config
  start kubelet "$BIN/kubelet" --config="$STATE/kubelet.yaml" --kubeconfig="$STATE/kubelet.kubeconfig" --root-dir="$STATE/kubelet" \
    --hostname-override=$NODE_NAME --node-ip="$NODE_ADDRESS" --cert-dir="$STATE/kubelet/pki"
}

start_proxy() {
  cat >"$STATE/proxy.yaml" <<Y
apiVersion: kubeproxy.config.k8s.io/v1alpha1
kind: KubeProxyConfiguration
mode: iptables
clusterCIDR: $POD_NETWORK
clientConnection: {kubeconfig: $STATE/proxy.kubeconfig}
conntrack: {maxPerCore: 0, min: 0, tcpEstablishedTimeout: 0s, tcpCloseWaitTimeout: 0s}
oomScoreAdj: 0
metricsBindAddress: 127.0.0.1:10249
healthzBindAddress: 127.0.0.1:10256
hostnameOverride: $NODE_NAME
Y
  start kube-proxy "$BIN/kube-proxy" --config="$STATE/proxy.yaml"
}

start_node() {
  start_containerd
  start_kubelet
  start_proxy
  wait_for 120 "the node is registered" kubectl get node $NODE_NAME
  wait_for 120 "the node is ready" kubectl wait --for=condition=Ready "node/$NODE_NAME" --timeout=5s
  kubectl apply -f "$HERE/cluster.yaml" >/dev/null
  wait_for 120 "DNS answers" kubectl -n kube-system rollout status deploy/coredns --timeout=5s
}
