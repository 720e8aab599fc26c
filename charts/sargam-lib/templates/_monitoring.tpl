{{/* Only where the operator of Prometheus is installed. */}}
{{- define "sargam-lib.serviceMonitor" -}}
{{- if and .Values.monitoring.enabled (.Capabilities.APIVersions.Has "monitoring.coreos.com/v1/ServiceMonitor") }}
{{- $labels := dict "root" . "name" .Chart.Name "component" "server" }}
apiVersion: monitoring.coreos.com/v1
kind: ServiceMonitor
metadata:
  {{- include "sargam-lib.metadata" $labels | nindent 2 }}
    {{- with .Values.monitoring.labels }}{{ toYaml . | nindent 4 }}{{ end }}
spec:
  selector:
    matchLabels:
      {{- include "sargam-lib.selector" $labels | nindent 6 }}
  endpoints:
    - { port: ops, path: /metrics, interval: 30s }
{{- end }}
{{- end }}

{{- define "sargam-lib.prometheusRule" -}}
{{- if and .Values.monitoring.enabled (.Capabilities.APIVersions.Has "monitoring.coreos.com/v1/PrometheusRule") }}
apiVersion: monitoring.coreos.com/v1
kind: PrometheusRule
metadata:
  {{- include "sargam-lib.metadata" (dict "root" . "component" "server") | nindent 2 }}
    {{- with .Values.monitoring.labels }}{{ toYaml . | nindent 4 }}{{ end }}
spec:
  groups:
    - name: {{ .Chart.Name }}
      rules:
        - alert: TargetDown
          expr: up{job={{ .Chart.Name | quote }}, namespace={{ .Release.Namespace | quote }}} == 0
          for: 5m
          labels: { severity: critical }
          annotations:
            summary: "A pod of {{ .Chart.Name }} answers no metrics for five minutes"
        - alert: NoTarget
          expr: absent(up{job={{ .Chart.Name | quote }}, namespace={{ .Release.Namespace | quote }}})
          for: 5m
          labels: { severity: critical }
          annotations:
            summary: "{{ .Chart.Name }} has no pod for five minutes"
{{- end }}
{{- end }}
