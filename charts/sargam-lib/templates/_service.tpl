{{/* Headless for gRPC: a client spreads its calls over all addresses of the name. */}}
{{- define "sargam-lib.service" -}}
{{- $part := include "sargam-lib.part" . | fromJson }}
{{- $labels := dict "root" . "name" .Chart.Name "component" "server" }}
apiVersion: v1
kind: Service
metadata:
  {{- include "sargam-lib.metadata" $labels | nindent 2 }}
spec:
  {{- if $part.ports.grpc }}
  clusterIP: None
  {{- end }}
  selector:
    {{- include "sargam-lib.selector" $labels | nindent 4 }}
  ports:
    {{- range $name, $port := $part.ports }}
    - { name: {{ $name }}, port: {{ int $port }}, targetPort: {{ $name }}{{ if eq $name "grpc" }}, appProtocol: kubernetes.io/h2c{{ end }} }
    {{- end }}
{{- end }}

{{- define "sargam-lib.configMap" -}}
apiVersion: v1
kind: ConfigMap
metadata:
  {{- include "sargam-lib.metadata" (dict "root" . "component" "server") | nindent 2 }}
data:
  {{- include "sargam-lib.environment" . | nindent 2 }}
{{- end }}

{{- define "sargam-lib.serviceAccount" -}}
apiVersion: v1
kind: ServiceAccount
metadata:
  {{- include "sargam-lib.metadata" (dict "root" . "component" "server") | nindent 2 }}
automountServiceAccountToken: false
{{- end }}
