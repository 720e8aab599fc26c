{{/* The facts of the part that the code declares: part.json of the chart. */}}
{{- define "sargam-lib.part" -}}
{{ .Files.Get "part.json" }}
{{- end }}

{{/* Labels that select pods. They contain no release name: a part may move between the umbrella and a release of its own. */}}
{{- define "sargam-lib.selector" -}}
app.kubernetes.io/name: {{ .name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{- define "sargam-lib.labels" -}}
{{ include "sargam-lib.selector" (dict "name" .root.Chart.Name "component" .component) }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/part-of: sargam
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version | replace "+" "_" }}
{{- end }}

{{- define "sargam-lib.metadata" -}}
name: {{ .name | default .root.Chart.Name }}
namespace: {{ .root.Release.Namespace }}
labels:
  {{- include "sargam-lib.labels" . | nindent 2 }}
{{- end }}

{{- define "sargam-lib.image" -}}
{{- $registry := .Values.global.registry -}}
{{ if $registry }}{{ trimSuffix "/" $registry }}/{{ end }}{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}
