import { join } from 'node:path';
import {
  history,
  KitProviders,
  type Language,
  languages,
  queryClient,
  Route,
  Routes,
  setTexts,
  type User,
} from '@sargam/kit';
import { cleanup, type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { collectLocales } from '../../build/locales.ts';
import { pageLanguage } from '../i18n/language.ts';
import { closeSession, openSession } from '../session/store.ts';
import { dismissToast, getToasts } from '../toast/store.ts';
import { Toasts } from '../toast/Toasts.tsx';
import { createFakeFetch, type FakeResponses, sentRequests } from './fake-fetch.ts';

const texts = collectLocales(join(__dirname, '../../..'));

const initTexts = (language: Language): void => {
  for (const known of languages) setTexts(known, texts[known]);
  pageLanguage.set(language);
};

export type RenderOptions = {
  /** The path of the page, with its query string. */
  path?: string;
  /** The route pattern, for a page that reads route parameters. */
  route?: string;
  user?: User;
  language?: 'en' | 'bn';
  api?: FakeResponses;
};

/** A user for tests: `buildUser({ type: 3 })`. */
export const buildUser = (overrides: Partial<User> = {}): User => ({
  id: 'u1',
  name: 'Tasnim Rahman',
  type: 4,
  ...overrides,
});

/** Renders a page with the real texts, router, cache and session, and with fake API responses. */
export const renderInApp = (page: ReactElement, options: RenderOptions = {}): RenderResult => {
  initTexts(options.language ?? 'en');
  globalThis.fetch = createFakeFetch(options.api ?? {});
  if (options.user)
    openSession({
      v_token: 'a.e30.c',
      type: options.user.type,
      user: { ...options.user, _id: options.user.id },
    });
  else closeSession();
  history.navigator.replace(options.path ?? '/');
  return render(
    <KitProviders>
      <Routes>
        <Route path={options.route ?? '*'} element={page} />
        {options.route && <Route path="*" element={null} />}
      </Routes>
      <Toasts />
    </KitProviders>,
  );
};

/** The current path with its query string. */
export const currentUrl = (): string => window.location.pathname + window.location.search;

// Each test starts logged out, with an empty cache and an empty local storage.
afterEach(() => {
  cleanup();
  queryClient.clear();
  for (const { id } of getToasts()) dismissToast(id);
  closeSession();
  localStorage.clear();
  sentRequests.length = 0;
});
