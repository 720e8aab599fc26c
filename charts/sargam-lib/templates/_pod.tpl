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

{{/* /tmp is the only folder that a process may write to. `server`: the certificate for gRPC too. */}}
{{- define "sargam-lib.volumes" -}}
volumes:
  - name: tmp
    emptyDir: { sizeLimit: {{ .root.Values.scratch | default "256Mi" }} }
  {{- with .root.Values.global.authority }}
  - { name: authority, configMap: { name: {{ . }} } }
  {{- end }}
  {{- if and .server (include "sargam-lib.usesGrpcTls" .root) }}
  {{- range list "tls.crt" "tls.key" "ca.crt" }}
  {{- include "sargam-lib.requireSecret" (dict "root" $.root "name" (printf "%s-tls" $.root.Chart.Name) "key" .) }}
  {{- end }}
  - { name: tls, secret: { secretName: {{ .root.Chart.Name }}-tls } }
  {{- end }}
{{- end }}

{{- define "sargam-lib.mounts" -}}
volumeMounts:
  - { name: tmp, mountPath: /tmp }
  {{- if .root.Values.global.authority }}
  - { name: authority, mountPath: /etc/sargam/authority, readOnly: true }
  {{- end }}
  {{- if and .server (include "sargam-lib.usesGrpcTls" .root) }}
  - { name: tls, mountPath: /etc/sargam/tls, readOnly: true }
  {{- end }}
{{- end }}

{{- define "sargam-lib.probe" -}}
httpGet: { path: {{ .path }}, port: ops }
periodSeconds: {{ .period }}
timeoutSeconds: 3
failureThreshold: {{ .failures }}
{{- end }}
