import './first-paint.css';
import './courses.css';
import '@sargam/kit/fields.css';
import '@sargam/kit/form-page.css';
import { queryClient } from '@sargam/kit';
import { findRoute } from '../routes/route-map.ts';

/** What the server wrote for this address, kept on the page until the remote has drawn the same. */
export type ServerRenderedPage = { html: string; address: string };

let kept: ServerRenderedPage | undefined;

export const getServerRenderedPage = (): ServerRenderedPage | undefined => kept;

export const currentAddress = (): string => window.location.pathname + window.location.search;

type Seed = { path: string; data: unknown };

/** The answers the server used go into the cache, so that the remote asks for none of them again. */
const seedCache = (): void => {
  const element = document.getElementById('sargam-data');
  if (!element?.textContent) return;
  for (const { path, data } of JSON.parse(element.textContent) as Seed[]) {
    queryClient.setQueryData(['api', path], data);
  }
};

let adopts = false;

/** Whether the first drawing takes over what the server wrote. */
export const isHydrating = (): boolean => adopts;

/** True where the server wrote the page that is drawn now; a page of no remote is the shell's alone. */
export const readServerRenderedPage = (): boolean => {
  const element = document.getElementById('first-paint');
  if (element) kept = { html: element.innerHTML, address: currentAddress() };
  seedCache();
  adopts = element !== null && findRoute(window.location.pathname) !== undefined;
  return adopts;
};
