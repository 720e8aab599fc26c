{{- define "backing.labels" -}}
app.kubernetes.io/name: {{ . }}
app.kubernetes.io/component: backing
{{- end }}

{{/* A server with one pod: name, ports, data (its folder), writable (other folders), env, args, probe. */}}
{{- define "backing.server" -}}
{{- $server := get .root.Values .name }}
apiVersion: v1
kind: Service
metadata:
  name: {{ .name }}
  namespace: {{ .root.Release.Namespace }}
  labels: {{- include "backing.labels" .name | nindent 4 }}
spec:
  selector: {{- include "backing.labels" .name | nindent 4 }}
  ports:
    {{- range .ports }}
    - { name: port-{{ . }}, port: {{ . }} }
    {{- end }}
---
apiVersion: apps/v1
kind: StatefulSet
metadata:
  name: {{ .name }}
  namespace: {{ .root.Release.Namespace }}
  labels: {{- include "backing.labels" .name | nindent 4 }}
spec:
  serviceName: {{ .name }}
  replicas: 1
  selector:
    matchLabels: {{- include "backing.labels" .name | nindent 6 }}
  template:
    metadata:
      labels: {{- include "backing.labels" .name | nindent 8 }}
    spec:
      automountServiceAccountToken: false
      enableServiceLinks: false
      securityContext:
        runAsNonRoot: true
        runAsUser: {{ $server.user }}
        runAsGroup: {{ $server.user }}
        fsGroup: {{ $server.user }}
        seccompProfile: { type: RuntimeDefault }
      containers:
        - name: {{ .name }}
          image: {{ $server.image }}
          imagePullPolicy: IfNotPresent
          {{- with .args }}
          args: {{- toYaml . | nindent 12 }}
          {{- end }}
          {{- with .env }}
          env: {{- toYaml . | nindent 12 }}
          {{- end }}
          ports:
            {{- range .ports }}
            - containerPort: {{ . }}
            {{- end }}
          startupProbe:
            tcpSocket: { port: {{ first .ports }} }
            periodSeconds: 1
            failureThreshold: 120
          readinessProbe:
            tcpSocket: { port: {{ first .ports }} }
            periodSeconds: 5
          resources:
            requests: { cpu: 50m, memory: 64Mi }
            limits: { memory: {{ $server.memory }} }
          securityContext:
            allowPrivilegeEscalation: false
            readOnlyRootFilesystem: true
            capabilities: { drop: [ALL] }
          volumeMounts:
            - { name: data, mountPath: {{ .data }} }
            {{- range $index, $folder := prepend .writable "/tmp" }}
            - { name: writable-{{ $index }}, mountPath: {{ $folder }} }
            {{- end }}
      volumes:
        {{- range $index, $folder := prepend .writable "/tmp" }}
        - { name: writable-{{ $index }}, emptyDir: {} }
        {{- end }}
        {{- if not .root.Values.persistence.enabled }}
        - { name: data, emptyDir: {} }
        {{- end }}
  {{- if .root.Values.persistence.enabled }}
  volumeClaimTemplates:
    - metadata: { name: data }
      spec:
        accessModes: [ReadWriteOnce]
        resources: { requests: { storage: {{ .root.Values.persistence.size }} } }
  {{- end }}
{{- end }}

{{/* A variable with a key of the Secret of the passwords. */}}
{{- define "backing.password" -}}
name: {{ .env }}
valueFrom: { secretKeyRef: { name: sargam-backing, key: {{ .key }} } }
{{- end }}
