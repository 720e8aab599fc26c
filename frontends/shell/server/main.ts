import { createLog, setServerTexts, startHttpServer } from '@sargam/kit/server';
import bengali from '../locales/bn.json';
import english from '../locales/en.json';
import { loadAssets } from './assets.ts';
import { createCrawlerFileHandler } from './crawlers/index.ts';
import { readBuildTags } from './document.ts';
import { createRequestHandler } from './handle-request.ts';
import { readSettings } from './settings.ts';
import { createMetrics, type Site } from './site.ts';

// Relative to the working directory, the folder of the shell.
const DIST = 'dist';

const openSite = (): Site => {
  const settings = readSettings(process.env);
  return {
    settings,
    assets: loadAssets(DIST),
    buildTags: readBuildTags(DIST),
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
  setServerTexts({ en: { shell: english }, bn: { shell: bengali } });
  const handle = createRequestHandler(site, createLog('shell'));
  startHttpServer({ name: 'shell', port, opsPort, host, registry: site.metrics.registry, handle });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
