// Loaded before a service (`node -r dist/telemetry.cjs dist/main.cjs`). The tracing libraries are loaded only when OTLP_URL
// is set. No signal is handled here: the service's shutdown flushes the spans.
if (process.env['OTLP_URL'])
  void import('./start-exporting.ts').then(({ startExporting }) => startExporting());
