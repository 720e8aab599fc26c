import { type ComponentType, lazy } from 'react';
import { waitForHydrationRetry } from './failed-hydration.ts';
import { isHydrationRunning } from './first-render.ts';
import { reloadReplacedBuild } from './replaced-build.ts';
import { retryOnce } from './retry-once.ts';

/** `request` is the module path of the import. The build adds it (`build/name-lazy-pages.ts`). */
type Load<Props> = (() => Promise<{ default: ComponentType<Props> }>) & { request?: string };

/** Collects the module paths of the lazy pages that one server render uses. */
const requestsOfRender = new Set<string>();
const preloads: (() => Promise<void>)[] = [];

const failed = new Set<() => void>();

/**
 * Lets the next render repeat failed downloads: React keeps the failure of a lazy component for good. Not called while an error is
 * rendered, because React renders again after an error, and the downloads would repeat without an end.
 */
export const resetFailedPages = (): void => {
  for (const reset of failed) reset();
  failed.clear();
};

/** Loads every lazy page. A server calls this once at the start, because a server render does not wait. */
export const preloadPages = async (): Promise<void> => {
  await Promise.all(preloads.map((preload) => preload()));
};

/** Runs a synchronous render. Returns its result and the module paths of the lazy pages in it. */
export const renderAndListLazyPages = <T,>(render: () => T): { result: T; pages: string[] } => {
  requestsOfRender.clear();
  return { result: render(), pages: [...requestsOfRender] };
};

const createLazy = <Props extends object>(load: Load<Props>, isPage: boolean): ComponentType<Props> => {
  let Loaded: ComponentType<Props> | undefined;
  const loadPage = async (): ReturnType<typeof load> => {
    try {
      return await retryOnce(load);
    } catch (error) {
      // The promise never resolves, because the page is left.
      if (isPage && (await reloadReplacedBuild(error))) return new Promise(() => undefined);
      if (!isHydrationRunning()) {
        failed.add(() => {
          Lazy = lazy(loadPage);
        });
        throw error;
      }
      await waitForHydrationRetry();
      return loadPage();
    }
  };
  let Lazy = lazy(loadPage);
  if (isPage)
    preloads.push(async () => {
      Loaded = (await load()).default;
    });
  return (props) => {
    if (load.request) requestsOfRender.add(load.request);
    return Loaded ? <Loaded {...props} /> : <Lazy {...props} />;
  };
};

/**
 * A page whose code is loaded on its first render: `lazyPage(() => import('./cart/CartPage.tsx'))`. If the download fails during
 * hydration, the markup of the server stays until a retry. Otherwise the error is thrown until `resetFailedPages`. If another build
 * has replaced the one of the page, the page is loaded again (decision B117).
 */
export const lazyPage = <Props extends object = object>(load: Load<Props>): ComponentType<Props> =>
  createLazy(load, true);

/** A part of a page, such as a dialog, whose code is loaded on its first render in a browser. A server does not render it. */
export const lazyPart = <Props extends object = object>(load: Load<Props>): ComponentType<Props> =>
  createLazy(load, false);
