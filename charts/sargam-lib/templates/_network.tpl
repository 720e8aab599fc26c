{{/* The ports of stores and brokers, which global.network.stores overrides. Without `cidrs`, every address is allowed. */}}
{{- define "sargam-lib.stores" -}}
postgres: { ports: [5432] }
mongo: { ports: [27017] }
redis: { ports: [6379] }
kafka: { ports: [9092, 9093] }
s3: { ports: [443, 9000] }
smtp: { ports: [465, 587, 1025] }
{{- end }}

{{- define "sargam-lib.peer" -}}
podSelector:
  matchLabels:
    app.kubernetes.io/name: {{ . }}
    app.kubernetes.io/part-of: sargam
{{- end }}

{{- define "sargam-lib.namespacePeer" -}}
namespaceSelector:
  matchLabels:
    kubernetes.io/metadata.name: {{ . }}
{{- end }}

{{/* Allows the connections that the part declares, and no other: part.json has who calls it, whom it calls, and its stores. */}}
{{- define "sargam-lib.networkPolicy" -}}
{{- if .Values.networkPolicy.enabled }}
{{- $part := include "sargam-lib.part" . | fromJson }}
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  {{- include "sargam-lib.metadata" (dict "root" . "component" "server") | nindent 2 }}
spec:
  podSelector:
    matchLabels:
      app.kubernetes.io/name: {{ .Chart.Name }}
  policyTypes: [Ingress, Egress]
  ingress:
    {{- include "sargam-lib.networkIngress" (dict "root" . "part" $part) | nindent 4 }}
  egress:
    {{- include "sargam-lib.networkEgress" (dict "root" . "part" $part) | nindent 4 }}
{{- end }}
{{- end }}

{{- define "sargam-lib.networkIngress" -}}
{{- $network := .root.Values.global.network }}
{{- $main := .part.ports.grpc | default .part.ports.http | int }}
{{- with .part.calledBy }}
- ports: [{ protocol: TCP, port: {{ $main }} }]
  from:
    {{- range . }}
    - {{- include "sargam-lib.peer" . | nindent 6 }}
    {{- end }}
{{- end }}
{{- if .part.public }}
- ports: [{ protocol: TCP, port: {{ $main }} }]
  {{- with $network.ingressNamespace }}
  from:
    - {{- include "sargam-lib.namespacePeer" . | nindent 6 }}
  {{- end }}
{{- end }}
# Metrics, and the test pod of the chart.
- ports: [{ protocol: TCP, port: {{ int .part.ports.ops }} }]
  from:
    - {{- include "sargam-lib.peer" .root.Chart.Name | nindent 6 }}
    {{- with $network.monitoringNamespace }}
    - {{- include "sargam-lib.namespacePeer" . | nindent 6 }}
    {{- end }}
{{- end }}

{{- define "sargam-lib.networkEgress" -}}
{{- $root := .root }}
{{- $part := .part }}
- ports: [{ protocol: UDP, port: 53 }, { protocol: TCP, port: 53 }]
- ports: [{ protocol: TCP, port: {{ int $part.ports.ops }} }]
  to:
    - {{- include "sargam-lib.peer" $root.Chart.Name | nindent 6 }}
{{- range $name, $port := $part.calls }}
- ports: [{ protocol: TCP, port: {{ int $port }} }]
  to:
    - {{- include "sargam-lib.peer" $name | nindent 6 }}
{{- end }}
{{- $stores := merge (dict) ($root.Values.global.network.stores | default dict) (include "sargam-lib.stores" . | fromYaml) }}
{{- range $part.needs }}
{{- $store := get $stores . }}
# {{ . }}
- ports:
    {{- range $store.ports }}
    - { protocol: TCP, port: {{ int . }} }
    {{- end }}
  {{- with $store.cidrs }}
  to:
    {{- range . }}
    - ipBlock: { cidr: {{ . | quote }} }
    {{- end }}
  {{- end }}
{{- end }}
{{- if $part.external }}
# Systems outside of Sargam.
- ports: [{ protocol: TCP, port: 443 }]
{{- end }}
{{- with (include "sargam-lib.environment" $root | fromYaml).OTLP_URL }}
# Traces.
- ports: [{ protocol: TCP, port: {{ regexFind ":[0-9]+$" (urlParse .).host | trimPrefix ":" | default "443" }} }]
{{- end }}
{{- end }}
