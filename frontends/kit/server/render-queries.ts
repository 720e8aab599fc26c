import { ApiError, type PageState, readPageState } from '@sargam/kit';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { PublicResponse } from './public-api.ts';

/** Queries of a page may need the data of others, for example the courses of a bundle. */
const MAX_ROUNDS = 3;

type Load = (path: string) => Promise<PublicResponse>;

/** Whether the page waits for this query. Queries of the API have the key `['api', path]`. */
const isMissing = ({ queryKey, state, options }: Query): boolean =>
  queryKey[0] === 'api' && state.status === 'pending' && (options as { enabled?: unknown }).enabled !== false;

const pathOf = ({ queryKey }: Query): string => String(queryKey[1]);

const loadInto = async (client: QueryClient, query: Query, load: Load): Promise<string | undefined> => {
  const path = pathOf(query);
  try {
    const { data, isPersonal } = await load(path);
    client.setQueryData(query.queryKey, data);
    return isPersonal ? path : undefined;
  } catch (error) {
    // A missing course is part of the page. Any other failure is left to the browser, which shows the loading state.
    if (error instanceof ApiError && (error.status === 404 || error.status === 400))
      query.setState({ status: 'error', error, errorUpdatedAt: Date.now(), errorUpdateCount: 1 });
    return undefined;
  }
};

export type QueriedRender = {
  html: string;
  /** The queries that `html` contains. */
  state: PageState;
  /** False if a response was late or failed. */
  isComplete: boolean;
};

/**
 * Renders, requests what the components have queried, and renders again with the responses. `deadline` resolves when the
 * page must be sent; later responses are left to the browser.
 */
export const renderWithQueries = async (
  client: QueryClient,
  render: () => string,
  load: Load,
  deadline: Promise<unknown>,
): Promise<QueriedRender> => {
  const requested = new Set<string>();
  const personalPaths = new Set<string>();
  let isLate = false;
  void deadline.then(() => {
    isLate = true;
  });
  // Read together: a response that arrives later is not in the markup.
  const renderOnce = () => ({ html: render(), state: readPageState(client) });
  let rendered = renderOnce();
  const findNew = (): Query[] =>
    client
      .getQueryCache()
      .getAll()
      .filter((query) => isMissing(query) && !requested.has(pathOf(query)));
  for (let round = 0, missing = findNew(); round < MAX_ROUNDS && missing.length > 0 && !isLate; round += 1) {
    for (const query of missing) requested.add(pathOf(query));
    const loaded = Promise.all(missing.map((query) => loadInto(client, query, load)));
    const personal = await Promise.race([loaded, deadline.then(() => [])]);
    for (const path of personal) if (path) personalPaths.add(path);
    rendered = renderOnce();
    missing = findNew();
  }
  return {
    html: rendered.html,
    state: rendered.state.map((query) => ({ ...query, isPersonal: personalPaths.has(String(query.key[1])) })),
    isComplete: !client.getQueryCache().getAll().some(isMissing),
  };
};
