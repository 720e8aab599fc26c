{{/*
Migrates the database before the pods of the new version start. An advisory lock in the database lets one migration run at a
time. If the Job fails, Helm stops and the running release continues.
*/}}
{{- define "sargam-lib.migration" -}}
{{- $part := include "sargam-lib.part" . | fromJson }}
{{- if $part.migrates }}
{{- if .Values.migration.enabled }}
{{- $labels := dict "root" . "component" "migration" }}
{{- $database := merge (dict) (.Values.secrets.refs.databaseUrl | default dict) (dict "name" .Values.secrets.name "key" "DATABASE_URL") }}
apiVersion: batch/v1
kind: Job
metadata:
  {{- include "sargam-lib.metadata" (merge (dict "name" (printf "%s-migrate" .Chart.Name)) $labels) | nindent 2 }}
  annotations:
    helm.sh/hook: pre-install,pre-upgrade
    helm.sh/hook-delete-policy: before-hook-creation,hook-succeeded
spec:
  backoffLimit: 3
  activeDeadlineSeconds: {{ .Values.migration.timeoutSeconds }}
  template:
    metadata:
      labels:
        {{- include "sargam-lib.labels" $labels | nindent 8 }}
    spec:
      restartPolicy: Never
      {{- include "sargam-lib.podSecurity" . | nindent 6 }}
      containers:
        - name: migrate
          image: {{ include "sargam-lib.image" . }}
          imagePullPolicy: {{ .Values.image.pullPolicy }}
          args: [../chassis/dist/sql/migrate.cjs, .]
          env:
            {{- include "sargam-lib.secretVariable" (dict "root" . "env" "DATABASE_URL" "name" $database.name "key" $database.key "optional" false) | nindent 12 }}
            {{- if .Values.global.authority }}
            - { name: NODE_EXTRA_CA_CERTS, value: /etc/sargam/authority/ca.crt }
            {{- end }}
            {{- with .Values.secrets.owner }}
            {{- include "sargam-lib.secretVariable" (dict "root" $ "env" "DATABASE_OWNER_URL" "name" . "key" "DATABASE_OWNER_URL" "optional" false) | nindent 12 }}
            {{- end }}
          resources:
            requests: { cpu: 50m, memory: 96Mi }
            limits: { memory: 256Mi }
          {{- include "sargam-lib.containerSecurity" . | nindent 10 }}
          {{- include "sargam-lib.mounts" (dict "root" . "server" false) | nindent 10 }}
      {{- include "sargam-lib.volumes" (dict "root" . "server" false) | nindent 6 }}
{{- end }}
{{- end }}
{{- end }}
