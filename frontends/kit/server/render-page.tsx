import {
  createServerQueryClient,
  matchPath,
  type PageState,
  renderAndListLazyPages,
  translateByLanguage,
  unknownCompany,
} from '@sargam/kit';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { BarePages, type RemoteOptions, RemotePages } from '../src/remote/RemotePages.tsx';
import type { FindPageFiles, PageStyle } from './page-files.ts';
import type { BuildHead, PageHead } from './page-head.ts';
import type { PublicApi, VisitorContext } from './public-api.ts';
import { renderWithQueries } from './render-queries.ts';
import { ServerProviders } from './server-providers.tsx';

/** A file that the hydration needs. `href` is the path inside the remote's build. */
export type Preload = { href: string; as: 'script' | 'fetch' };

/** A page as its remote renders it, for the shell to compose. */
export type RenderedPage = {
  status: 200 | 404;
  /** Undefined for a page without an own head: the shell gives it the title of its route. */
  head?: Omit<PageHead, 'status'>;
  html: string;
  state: PageState;
  styles: readonly PageStyle[];
  preloads: readonly Preload[];
  /** Only the script of the same build hydrates `html`. */
  build: string;
  /** False if an API response was late or failed: the browser requests it. Such a page is not cached. */
  isComplete: boolean;
};

export type RenderOptions = {
  remote: RemoteOptions;
  /** The head of each public page, by route path as in `remote.routes`. */
  headBuilders: Readonly<Record<string, BuildHead>>;
  findPageFiles: FindPageFiles;
  api: PublicApi;
  siteUrl: string;
  /** The time for all API responses of a page, in milliseconds. */
  dataTimeoutMs: number;
};

/** React's mark of a boundary whose content the browser must render. */
const FAILED_BOUNDARY = '<!--$!-->';

const buildHead = (
  { headBuilders, siteUrl }: RenderOptions,
  client: QueryClient,
  url: URL,
  { language, company = unknownCompany }: VisitorContext,
): PageHead | undefined => {
  for (const [path, build] of Object.entries(headBuilders)) {
    const match = matchPath(path, url.pathname);
    if (!match) continue;
    return build({
      url,
      params: match.params,
      language,
      t: translateByLanguage[language],
      siteUrl,
      company,
      read: <T,>(key: string) => client.getQueryData<T>(['api', key]),
      isMissing: (key) => client.getQueryState(['api', key])?.status === 'error',
    });
  }
  return undefined;
};

/** Renders one page for visitors. `path` is the path with the query. */
export const renderPage = async (
  options: RenderOptions,
  path: string,
  visitor: VisitorContext,
): Promise<RenderedPage> => {
  const client = createServerQueryClient();
  const signal = AbortSignal.timeout(options.dataTimeoutMs);
  const deadline = new Promise((resolve) => signal.addEventListener('abort', resolve));
  let usedPages: string[] = [];
  const write = (pages: ReactNode): string =>
    renderToString(
      <ServerProviders
        request={{ language: visitor.language, company: visitor.company }}
        client={client}
        path={path}
      >
        {pages}
      </ServerProviders>,
      { identifierPrefix: REMOTE_NAME },
    );
  const render = (): string => {
    const { result, pages } = renderAndListLazyPages(() => write(<RemotePages {...options.remote} />));
    usedPages = pages;
    // A failed boundary contains no error. Without the boundary, the error is thrown.
    if (result.includes(FAILED_BOUNDARY)) write(<BarePages {...options.remote} />);
    return result;
  };
  const load = (apiPath: string) => options.api(apiPath, visitor, signal);
  const rendered = await renderWithQueries(client, render, load, deadline);
  const { status = 200, ...head } = buildHead(options, client, new URL(path, options.siteUrl), visitor) ?? {
    title: '',
  };
  const { styles, scripts } = options.findPageFiles(usedPages);
  return {
    ...rendered,
    status,
    head: head.title ? head : undefined,
    styles,
    preloads: [
      { href: TEXT_FILES[visitor.language], as: 'fetch' },
      ...scripts.map((href) => ({ href, as: 'script' as const })),
    ],
    build: BUILD_ID,
  };
};
