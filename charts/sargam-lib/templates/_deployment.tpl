{{- define "sargam-lib.deployment" -}}
{{- $part := include "sargam-lib.part" . | fromJson }}
{{- $labels := dict "root" . "name" .Chart.Name "component" "server" }}
apiVersion: apps/v1
kind: Deployment
metadata:
  {{- include "sargam-lib.metadata" $labels | nindent 2 }}
spec:
  {{- if not .Values.autoscaling.enabled }}
  replicas: {{ kindIs "invalid" .Values.replicas | ternary .Values.global.replicas .Values.replicas }}
  {{- end }}
  revisionHistoryLimit: 5
  strategy:
    type: RollingUpdate
    rollingUpdate: { maxUnavailable: 0, maxSurge: 1 }
  selector:
    matchLabels:
      {{- include "sargam-lib.selector" $labels | nindent 6 }}
  template:
    metadata:
      labels:
        {{- include "sargam-lib.labels" $labels | nindent 8 }}
      annotations:
        checksum/environment: {{ include "sargam-lib.environment" . | sha256sum }}
    spec:
      serviceAccountName: {{ .Chart.Name }}
      {{- include "sargam-lib.podSecurity" . | nindent 6 }}
      # 5 s of preStop, 20 s at most for draining (runService), and a reserve.
      terminationGracePeriodSeconds: 35
      topologySpreadConstraints:
        {{- range list "kubernetes.io/hostname" "topology.kubernetes.io/zone" }}
        - maxSkew: 1
          topologyKey: {{ . }}
          whenUnsatisfiable: ScheduleAnyway
          labelSelector:
            matchLabels:
              {{- include "sargam-lib.selector" $labels | nindent 14 }}
        {{- end }}
      containers:
        - {{- include "sargam-lib.serverContainer" . | nindent 10 }}
      {{- include "sargam-lib.volumes" (dict "root" . "server" true) | nindent 6 }}
{{- end }}

{{- define "sargam-lib.serverContainer" -}}
{{- $part := include "sargam-lib.part" . | fromJson -}}
name: {{ .Chart.Name }}
image: {{ include "sargam-lib.image" . }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
args: {{- toYaml $part.args | nindent 2 }}
envFrom:
  - configMapRef: { name: {{ .Chart.Name }} }
{{- with include "sargam-lib.secretVariables" . }}
env:
  {{- . | nindent 2 }}
{{- end }}
ports:
  {{- range $name, $port := $part.ports }}
  - { name: {{ $name }}, containerPort: {{ int $port }} }
  {{- end }}
startupProbe:
  {{- include "sargam-lib.probe" (dict "path" $part.liveness "period" 1 "failures" 60) | nindent 2 }}
readinessProbe:
  {{- include "sargam-lib.probe" (dict "path" "/readyz" "period" 5 "failures" 2) | nindent 2 }}
livenessProbe:
  {{- include "sargam-lib.probe" (dict "path" $part.liveness "period" 10 "failures" 3) | nindent 2 }}
# Requests still arrive until every node has removed the pod from the Service.
lifecycle:
  preStop: { sleep: { seconds: 5 } }
resources: {{- toYaml .Values.resources | nindent 2 }}
{{- include "sargam-lib.containerSecurity" . | nindent 0 }}
{{- include "sargam-lib.mounts" (dict "root" . "server" true) | nindent 0 }}
{{- end }}
