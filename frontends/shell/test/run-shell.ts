import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RenderedPage, setServerTexts } from '@sargam/kit/server';
import bengali from '../locales/bn.json';
import english from '../locales/en.json';
import { createAsset } from '../server/assets.ts';
import { createCrawlerFileHandler } from '../server/crawlers/index.ts';
import { createRequestHandler } from '../server/handle-request.ts';
import { raw } from '../server/html.ts';
import { readSettings } from '../server/settings.ts';
import { createMetrics, type Site } from '../server/site.ts';

export type Page = { status: number; headers: Headers; text: string };

const open = async (listener: RequestListener): Promise<{ server: Server; base: string }> => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, base: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

export const buildRenderedPage = (changes: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  head: { title: 'Open chords · Sargam', description: 'Eight shapes.', canonical: '/freebies/f1' },
  html: '<h1>Open chords</h1>',
  state: [],
  styles: [{ href: 'static/css/page.css', css: '.page{color:red}' }],
  preloads: [
    { href: 'static/texts/en.1a2b3c4d5e.json', as: 'fetch' },
    { href: 'static/js/page.js', as: 'script' },
  ],
  build: 'build-7',
  isComplete: true,
  ...changes,
});

/** The behaviour of the remote's server: a page, a status, a text that is no page, or no answer for 2 s. */
export type RemoteAnswer = RenderedPage | number | string | 'slow';

export type RenderCall = { path: string | null; language: string | null; headers: IncomingHttpHeaders };

const createRemote = (answer: () => RemoteAnswer, calls: RenderCall[]): RequestListener => {
  return (request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://remote');
    calls.push({
      path: searchParams.get('path'),
      language: searchParams.get('language'),
      headers: request.headers,
    });
    const page = answer();
    if (page === 'slow')
      return void setTimeout(() => response.end(JSON.stringify(buildRenderedPage())), 2_000);
    if (typeof page === 'number') return void response.writeHead(page).end();
    response.end(typeof page === 'string' ? page : JSON.stringify(page));
  };
};

/** Starts the shell's server in front of a remote's server, with an API that answers 404. */
export const runShell = async (answer: () => RemoteAnswer, siteUrl = 'https://sargam.test') => {
  setServerTexts({ en: { shell: english }, bn: { shell: bengali } });
  const calls: RenderCall[] = [];
  const remote = await open(createRemote(answer, calls));
  const api = await open((_request, response) => void response.writeHead(404).end('{}'));
  const settings = readSettings({
    HTTP_PORT: '0',
    API_URL: api.base,
    SITE_URL: siteUrl,
    RENDERERS: `storefront=${remote.base}`,
  });
  const site: Site = {
    settings,
    assets: new Map([
      ['/static/js/a.js', createAsset('a.js', Buffer.from('let a = 1;'.repeat(50)), 'immutable')],
      ...['latin', 'bengali'].map((script) => {
        const path = `/static/font/anek-bangla-${script}-wght-normal.1.woff2`;
        return [path, createAsset(path, Buffer.from('font'), 'immutable')] as const;
      }),
    ]),
    buildTags: { scripts: raw('<script defer src="/static/js/a.js"></script>'), styles: raw('') },
    crawlers: createCrawlerFileHandler(settings),
    browserConfig: {
      remotes: settings.remotes,
      serviceWorker: settings.serviceWorker,
      company: settings.company,
    },
    metrics: createMetrics(),
  };
  const handle = createRequestHandler(site, () => undefined);
  const shell = await open((request, response) => void handle(request, response));
  return {
    calls,
    page: async (path: string, headers: Record<string, string> = {}): Promise<Page> => {
      const response = await fetch(shell.base + path, { headers });
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
    stop: () => {
      for (const { server } of [shell, remote, api]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
};
