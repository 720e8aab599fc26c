import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { collectLocales, type Locales } from '@sargam/kit/locales';
import { loadAssets } from './assets.ts';
import { createCrawlerFileHandler } from './crawlers/index.ts';
import { readBuildTags } from './document.ts';
import { handleRequest, type Site } from './handle-request.ts';
import { sendText } from './respond.ts';
import { readSettings } from './settings.ts';

/**
 * Returns a function that reads the texts. In development it reads the sources of every front end on each call, so that a
 * changed text is visible after a reload. In production it reads the two merged files of the build once.
 */
const createLocaleReader = (dist: string, frontends: string, production: boolean): (() => Locales) => {
  if (!production && existsSync(join(frontends, 'kit', 'locales'))) return () => collectLocales(frontends);
  const read = (language: string) =>
    JSON.parse(readFileSync(join(dist, 'assets/locales', language, 'translation.json'), 'utf8'));
  const merged: Locales = { en: read('en'), bn: read('bn') };
  return () => merged;
};

const shell = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(shell, 'dist');

const log = (line: Record<string, unknown>): void =>
  void process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), part: 'shell', ...line })}\n`,
  );

const openSite = (): Site => {
  const settings = readSettings(process.env);
  const locales = createLocaleReader(dist, join(shell, '..'), settings.production);
  const crawlers = createCrawlerFileHandler(settings);
  return { settings, assets: loadAssets(dist), tags: readBuildTags(dist), locales, crawlers };
};

const start = (): void => {
  const site = openSite();
  const server = createServer((request, response) => {
    handleRequest(site, request, response).catch((error: unknown) => {
      log({ level: 'error', msg: 'page rendering failed', url: request.url, error: String(error) });
      if (!response.headersSent) sendText(response, 500, 'something went wrong\n');
      else response.destroy();
    });
  });
  server.on('error', (error) => {
    process.stderr.write(`The shell cannot listen on port ${site.settings.port}: ${error.message}\n`);
    process.exit(1);
  });
  server.listen(site.settings.port, site.settings.host, () =>
    log({ level: 'info', msg: 'listening', address: server.address() }),
  );
  const stop = (): void => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 5_000).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};

try {
  start();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
