// Loaded before a service (`node -r dist/telemetry.cjs dist/main.cjs`). The libraries behind it are evaluated only
// where there is somewhere to send traces to; no signal is handled here, because the service's own end flushes.
if (process.env['OTLP_URL'])
  void import('./start-exporting.ts').then(({ startExporting }) => startExporting());
