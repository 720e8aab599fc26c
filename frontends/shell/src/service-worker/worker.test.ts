/** @jest-environment node */
import { classifyRequest } from './request-kind.ts';
import { MAX_CACHED_FILES, startWorker } from './worker.ts';
import type { WorkerEvent, WorkerFetchEvent, WorkerScope } from './worker-scope.ts';

const origin = 'https://sargam.test';

const pathOf = (request: RequestInfo | URL): string => {
  const url = typeof request === 'object' && 'url' in request ? request.url : String(request);
  return new URL(url, origin).pathname;
};

/** A fake CacheStorage by path, in insertion order. */
class FakeCaches {
  readonly stores = new Map<string, Map<string, string>>();
  open = async (name: string) => {
    const store = this.stores.get(name) ?? new Map<string, string>();
    this.stores.set(name, store);
    return {
      addAll: async (requests: { url: string }[]) => {
        for (const { url } of requests) store.set(pathOf(url), `cached ${pathOf(url)}`);
      },
      put: async (request: Request, response: Response) =>
        void store.set(pathOf(request), await response.text()),
      keys: async () => [...store.keys()],
      delete: async (path: string) => store.delete(path),
    };
  };
  keys = async () => [...this.stores.keys()];
  delete = async (name: string) => this.stores.delete(name);
  match = async (request: RequestInfo | URL) => {
    const found = [...this.stores.values()].map((store) => store.get(pathOf(request))).find(Boolean);
    return found === undefined ? undefined : new Response(found);
  };
}

type Listeners = {
  install: (e: WorkerEvent) => void;
  activate: (e: WorkerEvent) => void;
  fetch: (e: WorkerFetchEvent) => void;
};

const aWorker = (network: (path: string) => Promise<Response>) => {
  const caches = new FakeCaches();
  const listeners = {} as Listeners;
  const requested: string[] = [];
  const done: string[] = [];
  const scope = {
    addEventListener: (name: keyof Listeners, listener: never) => {
      listeners[name] = listener;
    },
    skipWaiting: async () => void done.push('skipped waiting'),
    clients: { claim: async () => void done.push('claimed') },
    registration: {},
    caches,
    fetch: (request: Request) => {
      requested.push(pathOf(request));
      return network(pathOf(request));
    },
    location: { origin },
  };
  startWorker(scope as unknown as WorkerScope);
  const wait = async (name: 'install' | 'activate'): Promise<void> => {
    const work: Promise<unknown>[] = [];
    listeners[name]({ waitUntil: (promise) => void work.push(promise) });
    await Promise.all(work);
  };
  const open = async (path: string, mode = 'no-cors', preload?: Response): Promise<string | undefined> => {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    listeners.fetch({
      request: { url: origin + path, method: 'GET', mode } as Request,
      preloadResponse: Promise.resolve(preload),
      respondWith: (given) => {
        answer = given;
      },
      waitUntil: (promise) => void work.push(promise),
    });
    const text = await (await answer)?.text();
    await Promise.all(work);
    return text;
  };
  return { caches, requested, done, wait, open };
};

const up = async (path: string): Promise<Response> => new Response(`fresh ${path}`);
const rejectAsOffline = (): Promise<Response> => Promise.reject(new TypeError('no network'));
const file = (name: string): string => `/static/js/${name}.0123abcdef.js`;

// Node's Request wants a whole URL; a worker's takes a path.
const NodeRequest = globalThis.Request;
beforeAll(() => {
  globalThis.Request = class extends NodeRequest {
    constructor(path: string, init?: RequestInit) {
      super(new URL(path, origin), init);
    }
  } as typeof Request;
});
afterAll(() => {
  globalThis.Request = NodeRequest;
});

it('pages come from the network, and the offline page only without a network', async () => {
  let network = up;
  const worker = aWorker((path) => network(path));
  await worker.wait('install');
  expect(await worker.open('/allcourses', 'navigate')).toBe('fresh /allcourses');
  network = rejectAsOffline;
  expect(await worker.open('/allcourses', 'navigate')).toBe('cached /offline.html');
  expect(await worker.open('/offline.js')).toBe('cached /offline.js');
});

it('uses the response of the navigation preload', async () => {
  const worker = aWorker(rejectAsOffline);
  expect(await worker.open('/cart', 'navigate', new Response('early'))).toBe('early');
  expect(worker.requested).toEqual([]);
});

it('requests a file with a hash in its name once', async () => {
  const worker = aWorker(up);
  expect(await worker.open(file('a'))).toBe(`fresh ${file('a')}`);
  expect(await worker.open(file('a'))).toBe(`fresh ${file('a')}`);
  expect(worker.requested).toEqual([file('a')]);
});

it('caches the texts of a remote, whose file names have a hash', async () => {
  const path = '/remotes/panel/static/texts/bn.1a2b3c4d5e.json';
  const worker = aWorker(up);
  await worker.open(path);
  await worker.open(path);
  expect(worker.requested).toEqual([path]);
});

it('does not cache a failed response', async () => {
  const worker = aWorker(async () => new Response('gone', { status: 404 }));
  await worker.open(file('a'));
  expect(await worker.caches.match(file('a'))).toBeUndefined();
});

it('keeps only the newest files up to the limit', async () => {
  const worker = aWorker(up);
  for (let n = 0; n < MAX_CACHED_FILES + 3; n += 1) await worker.open(file(`f${n}`));
  expect(worker.caches.stores.get('sargam-files')?.size).toBe(MAX_CACHED_FILES);
  expect(await worker.caches.match(file('f2'))).toBeUndefined();
  expect(await worker.caches.match(file('f3'))).toBeDefined();
});

it.each([
  ['GET', '/api/v1/user/u1', 'cors'],
  ['GET', '/api/v1/video/v1', 'no-cors'],
  ['GET', '/api/v1/documents/d1', 'navigate'],
  ['POST', '/login', 'navigate'],
  ['GET', '/remotes/storefront/static/js/remoteEntry.js', 'no-cors'],
  ['GET', '/assets/locales/bn/translation.json', 'cors'],
  ['GET', '/config.json', 'cors'],
])('%s %s is not handled', (method, path, mode) =>
  expect(classifyRequest({ method, mode: mode as RequestMode, url: origin + path }, origin)).toBe('other'),
);

it('does not handle requests to other origins', () =>
  expect(classifyRequest({ method: 'GET', mode: 'cors', url: `https://cdn.test${file('a')}` }, origin)).toBe(
    'other',
  ));

it('activates immediately and deletes the caches of older versions', async () => {
  const worker = aWorker(up);
  await worker.caches.open('sargam-pages-0');
  await worker.wait('install');
  await worker.wait('activate');
  expect(await worker.caches.keys()).toEqual(['sargam-offline']);
  expect(worker.done).toEqual(['skipped waiting', 'claimed']);
});
