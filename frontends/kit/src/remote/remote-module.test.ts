const listRemotes = (remotes: Record<string, string>): void => {
  document.body.innerHTML = `<script type="application/json" id="sargam-config">${JSON.stringify({ remotes })}</script>`;
};

const shared = { default: {} };
const mountModule = { mount: () => () => undefined };
const container = { init: jest.fn(), get: jest.fn(async () => () => mountModule) };

/** Ends the download of each script: it defines its container, or fails. */
const finishScripts = (outcomes: ('load' | 'error')[]): void => {
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    const outcome = outcomes.shift() ?? 'load';
    if (outcome === 'load') Reflect.set(window, 'storefront', container);
    queueMicrotask(() => (script as HTMLScriptElement).dispatchEvent(new Event(outcome)));
  });
};

/** Loads the module anew, because it keeps the configuration and the containers. */
const openLoader = async () => {
  jest.resetModules();
  return import('./remote-module.ts');
};

beforeEach(() => {
  Reflect.deleteProperty(window, 'storefront');
  Object.assign(globalThis, {
    __webpack_init_sharing__: async () => undefined,
    __webpack_share_scopes__: shared,
  });
  container.get.mockImplementation(async () => () => mountModule);
  listRemotes({ storefront: '/remotes/storefront/remoteEntry.js' });
});

it('loads the script of a remote once, and gives it the shared modules', async () => {
  finishScripts([]);
  const { loadRemoteModule } = await openLoader();
  expect(await loadRemoteModule('storefront', './mount')).toBe(mountModule);
  expect(await loadRemoteModule('storefront', './mount')).toBe(mountModule);
  expect(document.head.append).toHaveBeenCalledTimes(1);
  expect(container.init.mock.calls).toEqual([[shared.default]]);
  expect(container.get).toHaveBeenCalledWith('./mount');
});

it('repeats a failed download once, and starts a new one for the next call', async () => {
  finishScripts(['error', 'error', 'error']);
  const { loadRemoteModule } = await openLoader();
  await expect(loadRemoteModule('storefront', './mount')).rejects.toThrow(
    '/remotes/storefront/remoteEntry.js did not load',
  );
  expect(document.head.append).toHaveBeenCalledTimes(2);
  expect(await loadRemoteModule('storefront', './mount')).toBe(mountModule);
  expect(document.head.append).toHaveBeenCalledTimes(4);
});

it('fails for a remote that the configuration does not list', async () => {
  const { loadRemoteModule } = await openLoader();
  await expect(loadRemoteModule('panel', './mount')).rejects.toThrow('no remote panel');
});

describe('a part of a page from a remote', () => {
  const load = async () => {
    const { loadRemoteModule } = await openLoader();
    const { retryOnce } = await import('./retry-once.ts');
    return retryOnce(() => loadRemoteModule('storefront', './mount'));
  };

  it('repeats a failed download once, and not at both levels', async () => {
    finishScripts(['error', 'error', 'load']);
    await expect(load()).rejects.toThrow('did not load');
    expect(document.head.append).toHaveBeenCalledTimes(2);
  });

  it('fails after 15 seconds if the script of the remote hangs', async () => {
    jest.useFakeTimers();
    jest.spyOn(document.head, 'append').mockReturnValue();
    let outcome = 'pending';
    void load().catch((error: Error) => {
      outcome = error.message;
    });
    await jest.advanceTimersByTimeAsync(14_900);
    expect(outcome).toBe('pending');
    await jest.advanceTimersByTimeAsync(200);
    expect(outcome).toBe('remote storefront did not load in 15000 ms');
    jest.useRealTimers();
  });
});
