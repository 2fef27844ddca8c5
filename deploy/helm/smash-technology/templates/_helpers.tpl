{{- define "smash.prefix" -}}
{{- if kindIs "invalid" .Values.namePrefix }}{{ .Release.Name }}-{{ else }}{{ .Values.namePrefix }}{{ end -}}
{{- end }}

{{- define "smash.labels" -}}
app.kubernetes.io/name: {{ .part }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/part-of: smash-technology
{{- end }}

{{- /* Without a prefix the namespace has one release, and selectors stay as they were before the chart, since they cannot be changed. */}}
{{- define "smash.selector" -}}
app.kubernetes.io/name: {{ .part }}
{{- if include "smash.prefix" .root }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
{{- end }}
{{- end }}

{{- define "smash.image" -}}
{{ .root.Values.images.registry }}{{ index .root.Values.images .part }}:{{ .root.Values.images.tag | default .root.Chart.AppVersion }}
{{- end }}

{{- define "smash.settings" -}}
{{ .Values.existingConfigMap | default (printf "%ssettings" (include "smash.prefix" .)) }}
{{- end }}

{{- /* All settings, with those that the chart itself sets. */}}
{{- define "smash.configuration" -}}
{{- $_ := required "settings.PUBLIC_URL: the address that visitors use, such as https://careers.example.com" .Values.settings.PUBLIC_URL }}
{{- $_ := required "settings.S3_ENDPOINT: the address of the object store, such as https://s3.eu-central-1.amazonaws.com" .Values.settings.S3_ENDPOINT }}
{{- /* For SHUTDOWN_DELAY_MS a pod that stops serves on, while nginx learns which pods are left. */}}
{{- $own := dict
  "STORAGE" "s3"
  "METRICS_PORT" "9464"
  "SHUTDOWN_DELAY_MS" "15000"
  "BACKEND_ADDRESS" (printf "%sbackend.%s.svc.%s:8080" (include "smash.prefix" .) .Release.Namespace .Values.clusterDomain) }}
{{- if or .Values.privateCa.configMap .Values.privateCa.secret }}
{{- $_ := set $own "NODE_EXTRA_CA_CERTS" (printf "/ca/%s" .Values.privateCa.key) }}
{{- end }}
{{- /* The networks of pods. Only nginx reaches the backends. */}}
{{- $default := dict "TRUST_PROXY" "uniquelocal, 100.64.0.0/10" }}
{{- range $name, $value := merge $own .Values.settings $default }}
{{ $name }}: {{ $value | toString | quote }}
{{- end }}
{{- end }}

{{- /* The hosts of the site and of the portal. */}}
{{- define "smash.hosts" -}}
{{- $site := urlParse (required "settings.PUBLIC_URL: the address that visitors use, such as https://careers.example.com" .Values.settings.PUBLIC_URL) }}
{{- list (splitList ":" $site.host | first) (.Values.settings.PORTAL_HOST | default "") | compact | uniq | toJson }}
{{- end }}

{{- define "smash.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
{{- with .root.Values.images.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: {{ .user }}
  runAsGroup: {{ .user }}
  fsGroup: {{ .user }}
  seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "smash.unprivileged" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{- define "smash.caMount" -}}
{{- if or .Values.privateCa.configMap .Values.privateCa.secret }}
- { name: ca, mountPath: /ca, readOnly: true }
{{- end }}
{{- end }}

{{- define "smash.caVolume" -}}
{{- with .Values.privateCa }}
{{- if .configMap }}
- name: ca
  configMap: { name: {{ .configMap }} }
{{- else if .secret }}
- name: ca
  secret: { secretName: {{ .secret }} }
{{- end }}
{{- end }}
{{- end }}

{{- define "smash.spread" -}}
topologySpreadConstraints:
  - topologyKey: kubernetes.io/hostname
    maxSkew: 1
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels:
        {{- include "smash.selector" . | nindent 8 }}
{{- end }}

{{- /* An existing ServiceAccount, or one that the chart makes for its annotations. */}}
{{- define "smash.serviceAccount" -}}
{{- $of := index .root.Values .part }}
{{- if $of.serviceAccountName }}
serviceAccountName: {{ $of.serviceAccountName }}
{{- else if $of.serviceAccountAnnotations }}
serviceAccountName: {{ include "smash.prefix" .root }}{{ .part }}
{{- end }}
{{- end }}

{{- define "smash.backupPod" -}}
{{- include "smash.serviceAccount" (dict "root" . "part" "backup") }}
{{- include "smash.pod" (dict "root" . "user" 1000) | nindent 0 }}
{{- with .Values.backup.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.backup.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- /* Has the keys of the backup bucket. A container that dumps or restores also has the role that owns the tables, and the passphrase. */}}
{{- define "smash.backupContainer" -}}
image: {{ include "smash.image" (dict "root" .root "part" "backup") }}
envFrom:
  - configMapRef: { name: {{ .settings | default (include "smash.settings" .root) }} }
  - secretRef: { name: {{ .root.Values.existingSecret }} }
  {{- if and .dumps .root.Values.ownerSecret }}
  - secretRef: { name: {{ .root.Values.ownerSecret }}, optional: true }
  {{- end }}
env:
  {{- range list "BACKUP_S3_ACCESS_KEY" "BACKUP_S3_SECRET_KEY" }}
  - name: {{ . }}
    valueFrom: { secretKeyRef: { name: {{ $.root.Values.backup.existingSecret }}, key: {{ . }}, optional: true } }
  {{- end }}
  {{- if .dumps }}
  - { name: BACKUP_PASSPHRASE_FILE, value: /passphrase/passphrase }
  {{- end }}
resources:
  {{- toYaml .root.Values.backup.resources | nindent 2 }}
securityContext:
  {{- include "smash.unprivileged" .root | nindent 2 }}
volumeMounts:
  - { name: tmp, mountPath: /tmp }
  {{- if .dumps }}
  - { name: passphrase, mountPath: /passphrase, readOnly: true }
  {{- end }}
  {{- include "smash.caMount" .root | nindent 2 }}
{{- end }}

{{- define "smash.backupVolumes" -}}
{{- $workspace := .Values.backup.workspace }}
{{- /* Helm merges another kind of volume with the default one, and a volume has one kind. */}}
{{- if gt (len $workspace) 1 }}
{{- $workspace = omit $workspace "emptyDir" }}
{{- end -}}
# Holds the dump, and for a short time its text.
- name: tmp
  {{- toYaml $workspace | nindent 2 }}
- name: passphrase
  secret:
    secretName: {{ .Values.backup.existingSecret }}
    items: [{ key: BACKUP_PASSPHRASE, path: passphrase }]
{{- include "smash.caVolume" . | nindent 0 }}
{{- end }}
