import { isServer } from '../server-request/server-request.ts';
import { createStore } from '../store/create-store.ts';
import { guardNavigation, isNavigationGuarded } from './navigation-guard.ts';
import type { Location, NavigationType, Navigator, Path, To } from './react-router.ts';
import { createPath, parsePath } from './react-router.ts';

type Snapshot = { location: Location; action: NavigationType };

const POP = 'POP' as NavigationType;
const PUSH = 'PUSH' as NavigationType;
const REPLACE = 'REPLACE' as NavigationType;

const emptyLocation: Location = { pathname: '/', search: '', hash: '', state: null, key: 'default' };

const readLocation = (): Location => ({
  pathname: window.location.pathname,
  search: window.location.search,
  hash: window.location.hash,
  state: window.history.state?.state ?? null,
  key: window.history.state?.key ?? 'default',
});

/** The position of an entry among those of this site; entries of a page from before this field are at 0. */
const readIndex = (): number => window.history.state?.index ?? 0;

const newKey = (): string => Math.random().toString(36).slice(2, 10);

const resolvePath = (to: To, from: Location): Path => {
  const partial = typeof to === 'string' ? parsePath(to) : to;
  return {
    pathname: partial.pathname || from.pathname,
    search: partial.search ?? '',
    hash: partial.hash ?? '',
  };
};

/**
 * The one history of the page. The shell and every remote are separate React roots, each with a `<Router>` on this
 * object, so that a link in a remote also navigates the shell. On the server each render has its own router.
 */
const createHistory = () => {
  const { get, set, use } = createStore<Snapshot>({
    location: isServer ? emptyLocation : readLocation(),
    action: POP,
  });
  const notify = (action: NavigationType): void => set({ location: readLocation(), action });
  // The first entry of a visit has no state; an entry without state is then always a link to a fragment.
  if (!isServer && window.history.state === null)
    window.history.replaceState({ state: null, key: get().location.key, index: 0 }, '');
  let index = isServer ? 0 : readIndex();
  const handleFragment = (): void => {
    index += 1;
    window.history.replaceState({ state: null, key: newKey(), index }, '');
    notify(POP);
  };
  /** The browser has moved already. With a guard, it moves back first and again when the guard lets it. */
  const handlePop = (): void => {
    if (window.history.state === null) return handleFragment();
    const next = readIndex();
    const delta = next - index;
    if (delta === 0 || !isNavigationGuarded()) {
      index = next;
      // A return to the current entry, after the guard has stopped a navigation.
      if (delta !== 0 || window.history.state?.key !== get().location.key) notify(POP);
      return;
    }
    window.history.go(-delta);
    guardNavigation(() => window.history.go(delta));
  };
  if (!isServer) window.addEventListener('popstate', handlePop);
  const write = (to: To, state: unknown, action: NavigationType): void => {
    const url = createPath(resolvePath(to, get().location));
    if (action === PUSH) index += 1;
    const entry = { state, key: newKey(), index };
    if (action === PUSH) window.history.pushState(entry, '', url);
    else window.history.replaceState(entry, '', url);
    notify(action);
  };
  /** A change of the query string only stays on the page, so it is not guarded. */
  const guarded = (to: To, state: unknown, action: NavigationType): void => {
    const isSamePage = resolvePath(to, get().location).pathname === get().location.pathname;
    if (isSamePage) write(to, state, action);
    else guardNavigation(() => write(to, state, action));
  };
  const navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    encodeLocation: (to) => resolvePath(to, get().location),
    go: (delta) => window.history.go(delta),
    push: (to, state) => guarded(to, state, PUSH),
    replace: (to, state) => guarded(to, state, REPLACE),
  };
  return { navigator, get, use };
};

export const history = createHistory();

export const useHistory = history.use;
