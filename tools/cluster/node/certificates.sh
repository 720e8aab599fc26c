# A certificate authority of the cluster, the certificates of its programs, and their kubeconfig files.

# certificate NAME COMMON_NAME ORGANISATION [ALTERNATIVE_NAMES]
certificate() {
  local file=$STATE/pki/$1 extensions='keyUsage=digitalSignature,keyEncipherment\nextendedKeyUsage=serverAuth,clientAuth'
  [ ! -f "$file.crt" ] || return 0
  [ -z "${4:-}" ] || extensions="$extensions\nsubjectAltName=$4"
  openssl req -new -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout "$file.key" -out "$file.csr" -subj "/O=$3/CN=$2" 2>/dev/null
  openssl x509 -req -in "$file.csr" -CA "$STATE/pki/ca.crt" -CAkey "$STATE/pki/ca.key" -CAcreateserial -days 3650 \
    -out "$file.crt" -extfile <(printf "$extensions") 2>/dev/null
}

kubeconfig() {
  cat >"$STATE/$1.kubeconfig" <<Y
apiVersion: v1
kind: Config
current-context: sargam
clusters: [{name: sargam, cluster: {server: "https://127.0.0.1:$API_PORT", certificate-authority: $STATE/pki/ca.crt}}]
users: [{name: $1, user: {client-certificate: $STATE/pki/$1.crt, client-key: $STATE/pki/$1.key}}]
contexts: [{name: sargam, context: {cluster: sargam, user: $1}}]
Y
  chmod 600 "$STATE/$1.kubeconfig"
}

create_authority() {
  [ ! -f "$STATE/pki/ca.crt" ] || return 0
  mkdir -p "$STATE/pki"
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout "$STATE/pki/ca.key" -out "$STATE/pki/ca.crt" -days 3650 -subj /CN=sargam-cluster 2>/dev/null
  openssl genrsa -out "$STATE/pki/accounts.key" 2048 2>/dev/null
  openssl rsa -in "$STATE/pki/accounts.key" -pubout -out "$STATE/pki/accounts.pub" 2>/dev/null
}

create_certificates() {
  create_authority
  local names=DNS:kubernetes,DNS:kubernetes.default,DNS:kubernetes.default.svc,DNS:kubernetes.default.svc.cluster.local,DNS:localhost
  certificate apiserver kube-apiserver sargam "$names,IP:127.0.0.1,IP:$API_SERVICE_ADDRESS,IP:$NODE_ADDRESS"
  certificate apiserver-kubelet kube-apiserver-kubelet-client system:masters
  certificate front-proxy front-proxy-client sargam
  certificate admin admin system:masters
  certificate controller-manager system:kube-controller-manager sargam
  certificate scheduler system:kube-scheduler sargam
  certificate kubelet "system:node:$NODE_NAME" system:nodes "DNS:$NODE_NAME,IP:$NODE_ADDRESS,IP:127.0.0.1"
  certificate proxy system:kube-proxy sargam
  local name
  for name in admin controller-manager scheduler kubelet proxy; do kubeconfig $name; done
}
