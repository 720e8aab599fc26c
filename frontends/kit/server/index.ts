export { createLog, type Log, sendText, startHttpServer } from './http-server.ts';
export type { PageStyle } from './page-files.ts';
export type { BuildHead, Head, HeadContext, PageHead } from './page-head.ts';
export type { PublicResponse } from './public-api.ts';
export { type Preload, type RenderedPage, renderPage } from './render-page.tsx';
export { ServerProviders } from './server-providers.tsx';
export { readListenSettings, readUrl } from './settings.ts';
export { startRenderServer } from './start-render-server.ts';
export { setServerTexts, type Texts } from './texts.ts';
