# etcd, the API server, the controller manager and the scheduler.

start_etcd() {
  mkdir -p -m 700 "$STATE/etcd"
  local url=http://127.0.0.1:$ETCD_PORT peer=http://127.0.0.1:$ETCD_PEER_PORT
  start etcd "$BIN/etcd" --unsafe-no-fsync --name sargam --data-dir "$STATE/etcd" --log-level warn \
    --listen-client-urls $url --advertise-client-urls $url \
    --listen-peer-urls $peer --initial-advertise-peer-urls $peer --initial-cluster sargam=$peer
  wait_for 30 "etcd answers" bash -c "exec 3<>/dev/tcp/127.0.0.1/$ETCD_PORT"
}

start_api_server() {
  local pki=$STATE/pki
  start kube-apiserver "$BIN/kube-apiserver" --etcd-servers=http://127.0.0.1:$ETCD_PORT --secure-port=$API_PORT --bind-address=0.0.0.0 \
    --advertise-address="$NODE_ADDRESS" --service-cluster-ip-range=$SERVICE_NETWORK --allow-privileged=true \
    --authorization-mode=Node,RBAC --enable-admission-plugins=NodeRestriction --client-ca-file="$pki/ca.crt" \
    --tls-cert-file="$pki/apiserver.crt" --tls-private-key-file="$pki/apiserver.key" \
    --service-account-key-file="$pki/accounts.pub" --service-account-signing-key-file="$pki/accounts.key" \
    --service-account-issuer=https://kubernetes.default.svc.cluster.local \
    --kubelet-client-certificate="$pki/apiserver-kubelet.crt" --kubelet-client-key="$pki/apiserver-kubelet.key" \
    --kubelet-preferred-address-types=InternalIP --requestheader-client-ca-file="$pki/ca.crt" \
    --requestheader-allowed-names=front-proxy-client --requestheader-username-headers=X-Remote-User \
    --requestheader-group-headers=X-Remote-Group --requestheader-extra-headers-prefix=X-Remote-Extra- \
    --proxy-client-cert-file="$pki/front-proxy.crt" --proxy-client-key-file="$pki/front-proxy.key" --enable-aggregator-routing=true
  wait_for 180 "the API server is ready" kubectl get --raw /readyz
}

start_controllers() {
  local manager=$STATE/controller-manager.kubeconfig scheduler=$STATE/scheduler.kubeconfig
  start kube-controller-manager "$BIN/kube-controller-manager" --kubeconfig="$manager" --authentication-kubeconfig="$manager" \
    --authorization-kubeconfig="$manager" --service-account-private-key-file="$STATE/pki/accounts.key" \
    --root-ca-file="$STATE/pki/ca.crt" --cluster-signing-cert-file="$STATE/pki/ca.crt" --cluster-signing-key-file="$STATE/pki/ca.key" \
    --use-service-account-credentials=true --leader-elect=false --bind-address=127.0.0.1 --enable-hostpath-provisioner=true --controllers='*'
  start kube-scheduler "$BIN/kube-scheduler" --kubeconfig="$scheduler" --authentication-kubeconfig="$scheduler" \
    --authorization-kubeconfig="$scheduler" --leader-elect=false --bind-address=127.0.0.1
  # The provisioner creates its folders for root only; pods run as other users.
  start volume-permissions bash -c \
    'while sleep 0.3; do [ ! -d /tmp/hostpath_pv ] || find /tmp/hostpath_pv -mindepth 1 -maxdepth 1 -type d -perm 0750 -exec chmod 0777 {} +; done'
  wait_for 60 "the default service account exists" kubectl -n default get serviceaccount default
}

start_control_plane() {
  start_etcd
  start_api_server
  start_controllers
}
