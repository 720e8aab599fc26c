{{- define "sargam-lib.disruptionBudget" -}}
{{- if .Values.disruptionBudget.enabled }}
{{- $labels := dict "root" . "name" .Chart.Name "component" "server" }}
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  {{- include "sargam-lib.metadata" $labels | nindent 2 }}
spec:
  maxUnavailable: {{ .Values.disruptionBudget.maxUnavailable }}
  # A pod that is not ready may always be evicted; otherwise it can block the drain of its node.
  unhealthyPodEvictionPolicy: AlwaysAllow
  selector:
    matchLabels:
      {{- include "sargam-lib.selector" $labels | nindent 6 }}
{{- end }}
{{- end }}

{{- define "sargam-lib.autoscaler" -}}
{{- with .Values.autoscaling }}
{{- if .enabled }}
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  {{- include "sargam-lib.metadata" (dict "root" $ "component" "server") | nindent 2 }}
spec:
  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: {{ $.Chart.Name }} }
  minReplicas: {{ .minReplicas }}
  maxReplicas: {{ .maxReplicas }}
  metrics:
    - type: Resource
      resource:
        name: cpu
        target: { type: Utilization, averageUtilization: {{ .cpuPercent }} }
{{- end }}
{{- end }}
{{- end }}
