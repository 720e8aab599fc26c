import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectLocales, type Locales } from '@sargam/kit/locales';
import { createLog, setServerTexts, startHttpServer } from '@sargam/kit/server';
import { loadAssets } from './assets.ts';
import { createCrawlerFileHandler } from './crawlers/index.ts';
import { readBuildTags } from './document.ts';
import { createRequestHandler } from './handle-request.ts';
import { readSettings } from './settings.ts';
import { createMetrics, type Site } from './site.ts';

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

// Relative to the working directory, the folder of the shell.
const DIST = 'dist';
const FRONTENDS = '..';

const openSite = (): Site => {
  const settings = readSettings(process.env);
  return {
    settings,
    assets: loadAssets(DIST),
    tags: readBuildTags(DIST),
    locales: createLocaleReader(DIST, FRONTENDS, settings.production),
    crawlers: createCrawlerFileHandler(settings),
    browserConfig: {
      remotes: settings.remotes,
      serviceWorker: settings.serviceWorker,
      company: settings.company,
    },
    metrics: createMetrics(),
  };
};

try {
  const site = openSite();
  const { port, opsPort, host } = site.settings;
  setServerTexts(site.locales());
  const handle = createRequestHandler(site, createLog('shell'));
  startHttpServer({ name: 'shell', port, opsPort, host, registry: site.metrics.registry, handle });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
