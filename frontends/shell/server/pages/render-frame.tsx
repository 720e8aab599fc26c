import { type Company, createServerQueryClient, PageLoading } from '@sargam/kit';
import { ServerProviders } from '@sargam/kit/server';
import { renderToString } from 'react-dom/server';
import { App } from '../../src/App.tsx';
import { NotFound } from '../../src/not-found/NotFound.tsx';
import { RemoteContainer } from '../../src/remote/RemoteContainer.tsx';
import type { Language } from '../language.ts';

/** The page inside the frame: markup of a remote, an empty remote that the browser renders, or the not-found page. */
export type FramedPage = { remote: string; html?: string; build?: string } | 'not-found';

const Content = ({ page }: { page: FramedPage }) => {
  if (page === 'not-found') return <NotFound />;
  const { remote, html, build } = page;
  return (
    <>
      {html === undefined && <PageLoading />}
      <RemoteContainer name={remote} html={html} build={build} />
    </>
  );
};

/** Renders header, page and footer. `path` contains the query. */
export const renderFrame = (path: string, language: Language, company: Company, page: FramedPage): string =>
  renderToString(
    <ServerProviders request={{ language, company }} client={createServerQueryClient()} path={path}>
      <App>
        <Content page={page} />
      </App>
    </ServerProviders>,
    { identifierPrefix: 'shell' },
  );
