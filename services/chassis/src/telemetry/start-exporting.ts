import { trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { registerFlush } from './flush.ts';

/** Defined by the build: the preload runs before the service's main module. */
declare const SARGAM_SERVICE_NAME: string;

/** Adds /v1/traces to a URL without a path. */
const tracesUrl = (base: string): string => {
  const url = new URL(base);
  return url.pathname === '/' ? new URL('/v1/traces', url).href : url.href;
};

export const startExporting = (): void => {
  const exporter = new OTLPTraceExporter({ url: tracesUrl(process.env['OTLP_URL'] ?? '') });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env['OTEL_SERVICE_NAME'] ?? SARGAM_SERVICE_NAME,
    }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  trace.setGlobalTracerProvider(provider);
  registerFlush(() => provider.shutdown());
};
