import { isServer } from '../server-request/server-request.ts';
import { createStore } from '../store/create-store.ts';
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
  if (!isServer) window.addEventListener('popstate', () => notify(POP));
  const write = (to: To, state: unknown, action: NavigationType): void => {
    const url = createPath(resolvePath(to, get().location));
    const entry = { state, key: newKey() };
    if (action === PUSH) window.history.pushState(entry, '', url);
    else window.history.replaceState(entry, '', url);
    notify(action);
  };
  const navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    encodeLocation: (to) => resolvePath(to, get().location),
    go: (delta) => window.history.go(delta),
    push: (to, state) => write(to, state, PUSH),
    replace: (to, state) => write(to, state, REPLACE),
  };
  return { navigator, get, use };
};

export const history = createHistory();

export const useHistory = history.use;
