{{/* Every object of a part. A chart has one template, which includes this one. */}}
{{- define "sargam-lib.all" -}}
{{- $names := list "serviceAccount" "configMap" "service" "deployment" "migration" "disruptionBudget" "autoscaler" "networkPolicy" "serviceMonitor" "prometheusRule" "backup" "test" }}
{{- range $names }}
{{- with include (printf "sargam-lib.%s" .) $ | trim }}
---
{{ . }}
{{- end }}
{{- end }}
{{- end }}
