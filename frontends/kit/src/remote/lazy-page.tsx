import { type ComponentType, lazy } from 'react';

/** `request` is the module path of the import. The build adds it (`build/name-lazy-pages.ts`). */
type Load<Props> = (() => Promise<{ default: ComponentType<Props> }>) & { request?: string };

/** Collects the module paths of the lazy pages that one server render uses. */
const requestsOfRender = new Set<string>();
const preloads: (() => Promise<void>)[] = [];

/** Loads every lazy page. A server calls this once at the start, because a server render does not wait. */
export const preloadPages = async (): Promise<void> => {
  await Promise.all(preloads.map((preload) => preload()));
};

/** Runs a synchronous render. Returns its result and the module paths of the lazy pages in it. */
export const renderAndListLazyPages = <T,>(render: () => T): { result: T; pages: string[] } => {
  requestsOfRender.clear();
  return { result: render(), pages: [...requestsOfRender] };
};

/** A page whose code is loaded on its first render: `lazyPage(() => import('./cart/CartPage.tsx'))`. */
export const lazyPage = <Props extends object = object>(load: Load<Props>): ComponentType<Props> => {
  let Loaded: ComponentType<Props> | undefined;
  const Lazy = lazy(load);
  preloads.push(async () => {
    Loaded = (await load()).default;
  });
  return (props) => {
    if (load.request) requestsOfRender.add(load.request);
    return Loaded ? <Loaded {...props} /> : <Lazy {...props} />;
  };
};
