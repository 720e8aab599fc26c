{{/* Security of every pod: Pod Security Standard "restricted". */}}
{{- define "sargam-lib.podSecurity" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 65532
  runAsGroup: 65532
  fsGroup: 65532
  seccompProfile: { type: RuntimeDefault }
{{- with .Values.global.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- with .Values.nodeSelector }}
nodeSelector: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations: {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- define "sargam-lib.containerSecurity" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end }}

{{/* The only folder that a process may write to. */}}
{{- define "sargam-lib.temporaryVolume" -}}
volumes:
  - name: tmp
    emptyDir: { sizeLimit: 256Mi }
{{- end }}

{{- define "sargam-lib.temporaryMount" -}}
volumeMounts:
  - { name: tmp, mountPath: /tmp }
{{- end }}

{{- define "sargam-lib.probe" -}}
httpGet: { path: {{ .path }}, port: ops }
periodSeconds: {{ .period }}
timeoutSeconds: 3
failureThreshold: {{ .failures }}
{{- end }}
