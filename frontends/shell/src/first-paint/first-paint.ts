import './first-paint.css';
import './courses.css';
import '@sargam/kit/fields.css';
import '@sargam/kit/form-page.css';
import { queryClient } from '@sargam/kit';
import { findRoute } from '../routes/route-map.ts';

/** The server-rendered content of this URL, shown until the remote has rendered the same page. */
export type ServerRenderedPage = { html: string; address: string };

let serverRenderedPage: ServerRenderedPage | undefined;

export const getServerRenderedPage = (): ServerRenderedPage | undefined => serverRenderedPage;

export const currentAddress = (): string => window.location.pathname + window.location.search;

type PrefetchedResponse = { path: string; data: unknown };

/** Puts the API responses of the server into the query cache, so that the remote does not fetch them again. */
const fillQueryCache = (): void => {
  const element = document.getElementById('sargam-data');
  if (!element?.textContent) return;
  for (const { path, data } of JSON.parse(element.textContent) as PrefetchedResponse[]) {
    queryClient.setQueryData(['api', path], data);
  }
};

let hydrates = false;

/** True when the first render hydrates the server's markup. */
export const isHydrating = (): boolean => hydrates;

/** Reads the server-rendered page and its API responses. Returns true when React must hydrate; a page without a remote is rendered from scratch. */
export const readServerRenderedPage = (): boolean => {
  const element = document.getElementById('first-paint');
  if (element) serverRenderedPage = { html: element.innerHTML, address: currentAddress() };
  fillQueryCache();
  hydrates = element !== null && findRoute(window.location.pathname) !== undefined;
  return hydrates;
};
