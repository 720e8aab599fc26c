{{/*
Backups of a service: CronJobs that save its database with its buckets, and its topics, into the volume of global.backup; and a
suspended CronJob that restores: kubectl create job --from=cronjob/commerce-restore commerce-restore.
*/}}
{{- define "sargam-lib.backup" -}}
{{- $part := include "sargam-lib.part" . | fromJson }}
{{- if and $part.saves .Values.global.backup.enabled }}
{{- $save := list "save-one.cjs" .Chart.Name (printf "--keep=%d" (int .Values.global.backup.keep)) }}
{{- $buckets := list (printf "--buckets=%s" (join "," $part.buckets)) }}
{{- $contents := dict "database" "--contents=database,objects" "topics" "--contents=topics" }}
{{- range $name, $schedule := .Values.backup }}
{{- if or (eq $name "database") (has "kafka" $part.needs) }}
---
{{ include "sargam-lib.backupJob" (dict "root" $ "name" $name "schedule" $schedule "suspend" false "args" (concat $save $buckets (list (get $contents $name)))) }}
{{- end }}
{{- end }}
---
{{ include "sargam-lib.backupJob" (dict "root" . "name" "restore" "schedule" "0 0 1 1 *" "suspend" true "args" (concat (list "restore-one.cjs" .Chart.Name) $buckets)) }}
{{- end }}
{{- end }}

{{- define "sargam-lib.backupJob" -}}
{{- $root := .root }}
{{- $component := ternary "restore" "backup" .suspend }}
{{- $labels := dict "root" $root "component" $component }}
{{- $global := $root.Values.global }}
{{- $registry := $global.registry -}}
apiVersion: batch/v1
kind: CronJob
metadata:
  {{- include "sargam-lib.metadata" (merge (dict "name" (ternary (printf "%s-restore" $root.Chart.Name) (printf "%s-backup-%s" $root.Chart.Name .name) .suspend)) $labels) | nindent 2 }}
spec:
  schedule: {{ .schedule | quote }}
  timeZone: Asia/Dhaka
  suspend: {{ .suspend }}
  # A backup does not start while another one of the same contents runs.
  concurrencyPolicy: Forbid
  startingDeadlineSeconds: 3600
  successfulJobsHistoryLimit: 1
  failedJobsHistoryLimit: 3
  jobTemplate:
    spec:
      backoffLimit: {{ ternary 0 2 .suspend }}
      activeDeadlineSeconds: 14400
      template:
        metadata:
          labels:
            {{- include "sargam-lib.labels" $labels | nindent 12 }}
        spec:
          restartPolicy: Never
          {{- include "sargam-lib.podSecurity" $root | nindent 10 }}
          containers:
            - name: {{ $component }}
              image: {{ if $registry }}{{ trimSuffix "/" $registry }}/{{ end }}{{ $global.backup.image }}
              imagePullPolicy: {{ $root.Values.image.pullPolicy }}
              args: {{- toYaml .args | nindent 16 }}
              envFrom:
                - configMapRef: { name: {{ $root.Chart.Name }} }
              env:
                {{- include "sargam-lib.chosenSecretVariables" (dict "root" $root "only" (list "databaseUrl" "mongoUrl" "s3AccessKey" "s3SecretKey" "kafkaPassword")) | nindent 16 }}
                {{- with $root.Values.secrets.owner }}
                {{- include "sargam-lib.secretVariable" (dict "root" $root "env" "DATABASE_OWNER_URL" "name" . "key" "DATABASE_OWNER_URL" "optional" false) | nindent 16 }}
                {{- end }}
              resources:
                requests: { cpu: 100m, memory: 192Mi }
                limits: { memory: 512Mi }
              {{- include "sargam-lib.containerSecurity" $root | nindent 14 }}
              volumeMounts:
                - { name: tmp, mountPath: /tmp }
                - { name: backup, mountPath: /backup }
                {{- if $global.authority }}
                - { name: authority, mountPath: /etc/sargam/authority, readOnly: true }
                {{- end }}
          {{- include "sargam-lib.volumes" (dict "root" $root "server" false) | nindent 10 }}
            - { name: backup, persistentVolumeClaim: { claimName: {{ $global.backup.claim }} } }
{{- end }}
