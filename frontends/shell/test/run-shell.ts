import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { collectLocales } from '@sargam/kit/locales';
import { createCrawlerFileHandler } from '../server/crawlers/index.ts';
import { handleRequest } from '../server/handle-request.ts';
import { raw } from '../server/html.ts';
import { readSettings } from '../server/settings.ts';

export type Page = { status: number; headers: Headers; text: string };
export type Running = {
  page: (path: string, headers?: Record<string, string>) => Promise<Page>;
  stop: () => void;
};

const open = async (listener: RequestListener): Promise<{ server: Server; base: string }> => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, base: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

/** Starts the shell's server with a fake API that answers by path, and 404 for other paths. */
export const runShell = async (answers: Record<string, unknown>): Promise<Running> => {
  const api = await open((request, response) => {
    const body = answers[(request.url ?? '').replace('/api/v1', '')];
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? {}));
  });
  const settings = readSettings({ HTTP_PORT: '0', API_URL: api.base, SITE_URL: 'https://sargam.test' });
  const locales = collectLocales(join(__dirname, '../..'));
  const site = {
    settings,
    assets: new Map(),
    tags: raw(''),
    locales: () => locales,
    crawlers: createCrawlerFileHandler(settings),
  };
  const shell = await open((request, response) => void handleRequest(site, request, response));
  return {
    page: async (path, headers = {}) => {
      const response = await fetch(shell.base + path, { headers });
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
    stop: () => {
      for (const { server } of [shell, api]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
};
