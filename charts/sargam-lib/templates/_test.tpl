{{/* helm test: a pod asks a pod of the part whether it is ready. */}}
{{- define "sargam-lib.test" -}}
{{- $part := include "sargam-lib.part" . | fromJson }}
{{- $labels := dict "root" . "component" "test" }}
apiVersion: v1
kind: Pod
metadata:
  {{- include "sargam-lib.metadata" (merge (dict "name" (printf "%s-test" .Chart.Name)) $labels) | nindent 2 }}
  annotations:
    helm.sh/hook: test
    helm.sh/hook-delete-policy: before-hook-creation,hook-succeeded
spec:
  restartPolicy: Never
  {{- include "sargam-lib.podSecurity" . | nindent 2 }}
  containers:
    - name: test
      image: {{ include "sargam-lib.image" . }}
      imagePullPolicy: {{ .Values.image.pullPolicy }}
      args:
        - -e
        - |
          const url = 'http://{{ .Chart.Name }}:{{ int $part.ports.ops }}/readyz';
          fetch(url, { signal: AbortSignal.timeout(10000) }).then(async (response) => {
            console.log(`${url}: ${response.status} ${await response.text()}`);
            process.exit(response.ok ? 0 : 1);
          });
      resources:
        requests: { cpu: 10m, memory: 64Mi }
        limits: { memory: 128Mi }
      {{- include "sargam-lib.containerSecurity" . | nindent 6 }}
{{- end }}
