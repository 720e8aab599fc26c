{{/* Routes /api to the gateway, /remotes/NAME to the files of a remote, and other paths to the shell. part.json lists the routes. */}}
{{- define "sargam-lib.ingress" -}}
{{- $part := include "sargam-lib.part" . | fromJson }}
{{- $site := urlParse (required "edge: set global.settings.siteUrl" .Values.global.settings.siteUrl) }}
{{- $host := regexReplaceAll ":[0-9]+$" $site.host "" }}
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata:
  {{- include "sargam-lib.metadata" (dict "root" . "component" "ingress") | nindent 2 }}
  {{- with .Values.annotations }}
  annotations: {{- toYaml . | nindent 4 }}
  {{- end }}
spec:
  {{- with .Values.className }}
  ingressClassName: {{ . }}
  {{- end }}
  {{- if eq $site.scheme "https" }}
  tls:
    - hosts: [{{ $host }}]
      secretName: {{ .Values.tlsSecret }}
  {{- end }}
  rules:
    - host: {{ $host }}
      http:
        paths:
          {{- range $part.routes }}
          - path: {{ .path }}
            pathType: Prefix
            backend: { service: { name: {{ .to }}, port: { name: http } } }
          {{- end }}
{{- end }}
