import type { IncomingMessage, ServerResponse } from 'node:http';
import { preloadPages } from '@sargam/kit';
import { Histogram, Registry } from 'prom-client';
import { createLog, sendText, startHttpServer } from './http-server.ts';
import { readPageFiles } from './page-files.ts';
import { createPublicApi, type VisitorContext } from './public-api.ts';
import { type RenderOptions, renderPage } from './render-page.tsx';
import { parseRenderRequest, type RenderRequest } from './render-request.ts';
import { readRenderSettings } from './settings.ts';
import { setServerTexts, type Texts } from './texts.ts';

/** The time for all API responses of a page. The shell waits 300 ms for the page. */
const DATA_TIMEOUT_MS = 220;

/** The browser's build, relative to the working directory. */
const DIST = 'dist';

export type RenderServerOptions = Pick<RenderOptions, 'remote' | 'headBuilders'> & { texts: Texts };

const readVisitorContext = (
  { headers }: IncomingMessage,
  { language, company }: RenderRequest,
): VisitorContext => ({
  language,
  company,
  visitorIp: headers['x-forwarded-for']?.toString(),
  traceparent: headers.traceparent?.toString(),
});

const createRenderHandler = (options: RenderOptions, registry: Registry) => {
  const log = createLog(`${REMOTE_NAME}-server`);
  const seconds = new Histogram({
    name: 'page_render_seconds',
    help: 'Time to render a page, with its API responses',
    labelNames: ['outcome'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1],
    registers: [registry],
  });
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://server');
    if (url.pathname !== '/render') return sendText(response, 404, 'not found\n');
    const page = parseRenderRequest(url.searchParams);
    if (!page) return sendText(response, 400, 'path and language are required, and company is JSON\n');
    const visitor = readVisitorContext(request, page);
    const end = seconds.startTimer();
    try {
      const rendered = await renderPage(options, page.path, visitor);
      end({ outcome: rendered.isComplete ? 'complete' : 'incomplete' });
      sendText(response, 200, JSON.stringify(rendered), { 'content-type': 'application/json' });
    } catch (error) {
      end({ outcome: 'failed' });
      const traceId = visitor.traceparent?.split('-')[1];
      log({ level: 'error', msg: 'page render failed', path: page.path, traceId, error: String(error) });
      sendText(response, 500, 'the page could not be rendered\n');
    }
  };
};

/** Renders each page without parameters once, because a first render takes ten times as long as a later one. */
const warmUp = async (options: RenderOptions): Promise<void> => {
  for (const path of Object.keys(options.headBuilders).filter((each) => !each.includes(':')))
    await renderPage(options, path, { language: 'en' });
};

/**
 * Starts the server that renders the pages of a remote: `/render?path=&language=`. Settings: `HTTP_PORT`, `OPS_PORT`, `HTTP_HOST`,
 * `API_URL`, `SITE_URL`. Ends the process with a message if a setting or the build is missing.
 */
export const startRenderServer = async ({
  remote,
  headBuilders,
  texts,
}: RenderServerOptions): Promise<void> => {
  try {
    const { apiUrl, siteUrl, ...ports } = readRenderSettings(process.env);
    setServerTexts(texts);
    await preloadPages();
    const registry = new Registry();
    const options = {
      remote,
      headBuilders,
      findPageFiles: readPageFiles(DIST),
      api: createPublicApi(apiUrl),
      siteUrl,
      dataTimeoutMs: DATA_TIMEOUT_MS,
    };
    await warmUp(options);
    const handle = createRenderHandler(options, registry);
    startHttpServer({ name: `${REMOTE_NAME}-server`, ...ports, registry, handle });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
};
