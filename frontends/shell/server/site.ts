import { Counter, Registry } from 'prom-client';
import type { Asset } from './assets.ts';
import type { CrawlerFileHandler } from './crawlers/index.ts';
import type { BuildTags } from './document.ts';
import type { Settings } from './settings.ts';

export const createMetrics = () => {
  const registry = new Registry();
  const counter = (name: string, help: string) => new Counter({ name, help, registers: [registry] });
  return {
    registry,
    renderFailures: counter('shell_page_render_failures_total', 'Renders of a remote that failed'),
    neutralPages: counter(
      'shell_neutral_pages_total',
      'Pages sent without content, for the browser to render',
    ),
  };
};

/** What the handlers of the shell's server share. */
export type Site = {
  settings: Settings;
  assets: Map<string, Asset>;
  /** The tags of the build. */
  buildTags: BuildTags;
  crawlers: CrawlerFileHandler;
  /** The configuration for the browser. */
  browserConfig: Pick<Settings, 'remotes' | 'serviceWorker' | 'company'>;
  metrics: ReturnType<typeof createMetrics>;
};
