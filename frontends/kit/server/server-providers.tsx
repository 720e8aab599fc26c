import { type ServerRequest, ServerRequestContext } from '@sargam/kit';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createPath, type Navigator, parsePath, Router } from '../src/router/react-router.ts';

const rejectNavigation = (): never => {
  throw new Error('a server render cannot navigate');
};

const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: rejectNavigation,
  push: rejectNavigation,
  replace: rejectNavigation,
};

type Props = {
  request: ServerRequest;
  client: QueryClient;
  /** Path and query of the page. */
  path: string;
  children: ReactNode;
};

/** The providers of a server render: its own query cache, router and language, instead of the page's shared ones. */
export const ServerProviders = ({ request, client, path, children }: Props) => (
  <ServerRequestContext value={request}>
    <QueryClientProvider client={client}>
      <Router navigator={navigator} location={parsePath(path)}>
        {children}
      </Router>
    </QueryClientProvider>
  </ServerRequestContext>
);
