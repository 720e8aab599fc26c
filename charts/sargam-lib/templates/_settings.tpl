{{/* A setting as the text of a variable: lists have commas, and large numbers no exponent. */}}
{{- define "sargam-lib.text" -}}
{{- if kindIs "slice" . }}{{ join "," . }}{{ else if kindIs "string" . }}{{ . }}{{ else }}{{ toJson . }}{{ end }}
{{- end }}

{{/* The settings of several charts and those of this one, which override them. Not `merge`, which ignores false, 0 and "". */}}
{{- define "sargam-lib.settings" -}}
{{- $settings := dict }}
{{- range list .Values.global.settings .Values.settings }}
  {{- range $key, $value := . }}
    {{- $_ := set $settings $key $value }}
  {{- end }}
{{- end }}
{{- toJson $settings }}
{{- end }}

{{/*
The variables of the part that are no secrets. The settings of the chart override global.settings, and both override the
variables that the chart knows.
*/}}
{{- define "sargam-lib.environment" -}}
{{- $part := include "sargam-lib.part" . | fromJson }}
{{- $settings := include "sargam-lib.settings" . | fromJson }}
{{- range $part.required }}
  {{- if not (get $settings .) }}
    {{- fail (printf "%s: set settings.%s or global.settings.%s" $part.name . .) }}
  {{- end }}
{{- end }}
{{- $environment := dict }}
{{- range $port, $number := $part.ports }}
  {{- $_ := set $environment (printf "%s_PORT" (upper $port)) (toString (int $number)) }}
{{- end }}
{{- $_ := merge $environment $part.environment }}
{{- range $key, $name := $part.settings }}
  {{- if and (hasKey $settings $key) (not (kindIs "invalid" (get $settings $key))) }}
    {{- $_ := set $environment $name (include "sargam-lib.text" (get $settings $key)) }}
  {{- end }}
{{- end }}
{{- if include "sargam-lib.usesGrpcTls" . }}
  {{- $files := dict "GRPC_TLS_CERT" "tls.crt" "GRPC_TLS_KEY" "tls.key" "GRPC_TLS_CA" "ca.crt" }}
  {{- range $name, $file := $files }}
    {{- $_ := set $environment $name (printf "/etc/sargam/tls/%s" $file) }}
  {{- end }}
{{- end }}
{{- if .Values.global.authority }}
  {{- $_ := set $environment "NODE_EXTRA_CA_CERTS" "/etc/sargam/authority/ca.crt" }}
{{- end }}
{{- toYaml $environment }}
{{- end }}

{{- define "sargam-lib.usesGrpcTls" -}}
{{- $part := include "sargam-lib.part" . | fromJson }}
{{- if and .Values.global.grpcTls (eq $part.kind "service") }}yes{{ end }}
{{- end }}

{{/*
Stops an install if a Secret or a key of it is missing; otherwise the pods would wait for it until the time-out. `helm template`
reads no cluster and checks nothing. Every namespace of a cluster has the service account `default`.
*/}}
{{- define "sargam-lib.requireSecret" -}}
{{- $namespace := .root.Release.Namespace }}
{{- if lookup "v1" "ServiceAccount" $namespace "default" }}
{{- $secret := lookup "v1" "Secret" $namespace .name }}
{{- if not $secret }}
{{- fail (printf "%s: the Secret %s is missing in the namespace %s" .root.Chart.Name .name $namespace) }}
{{- else if not (hasKey ($secret.data | default dict) .key) }}
{{- fail (printf "%s: the Secret %s in the namespace %s has no key %s" .root.Chart.Name .name $namespace .key) }}
{{- end }}
{{- end }}
{{- end }}

{{/* A variable from a key of a Secret. */}}
{{- define "sargam-lib.secretVariable" -}}
{{- if not .optional }}{{ include "sargam-lib.requireSecret" . }}{{ end -}}
- name: {{ .env }}
  valueFrom:
    secretKeyRef:
      name: {{ .name }}
      key: {{ .key }}
      optional: {{ .optional }}
{{- end }}

{{/*
The secret settings: each is a key of the Secret of the part, unless secrets.refs or global.secretRefs names another one.
`sargam-lib.chosenSecretVariables` has only the settings of the list `only`.
*/}}
{{- define "sargam-lib.secretVariables" -}}
{{- $part := include "sargam-lib.part" . | fromJson }}
{{- include "sargam-lib.chosenSecretVariables" (dict "root" . "only" (keys $part.secrets)) }}
{{- end }}

{{- define "sargam-lib.chosenSecretVariables" -}}
{{- $only := .only }}
{{- with .root }}
{{- $part := include "sargam-lib.part" . | fromJson }}
{{- $root := . }}
{{- $production := eq "production" (get (include "sargam-lib.settings" . | fromJson) "sargamEnv") }}
{{- range $setting, $secret := $part.secrets }}
{{- if has $setting $only }}
{{- $own := dict "name" $root.Values.secrets.name "key" $secret.env }}
{{- $ref := merge (dict) (get $root.Values.secrets.refs $setting | default dict) (get ($root.Values.global.secretRefs | default dict) $setting | default dict) $own }}
{{- $optional := or (eq $secret.required "never") (and (eq $secret.required "production") (not $production)) }}
{{ include "sargam-lib.secretVariable" (dict "root" $root "env" $secret.env "name" $ref.name "key" $ref.key "optional" $optional) }}
{{- end }}
{{- end }}
{{- end }}
{{- end }}
