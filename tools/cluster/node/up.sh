#!/bin/bash
# Starts a Kubernetes with one node on this machine: real programs, no container registry. Root, Go and Python 3 are needed.
. "$(dirname "$0")/common.sh"
. "$HERE/programs.sh"
. "$HERE/certificates.sh"
. "$HERE/control-plane.sh"
. "$HERE/node.sh"
install_programs
create_certificates
start_control_plane
start_node
echo "The cluster runs: export KUBECONFIG=$KUBECONFIG PATH=$BIN:\$PATH"
