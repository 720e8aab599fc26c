/** The container of a remote: the object that its `remoteEntry.js` assigns to the property of `window` with its name. */
type Container = {
  init: (shared: object) => void | Promise<void>;
  get: (module: string) => Promise<() => unknown>;
};

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { readonly default: object };

const containers = new Map<string, Promise<Container>>();

const loadScript = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src });
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} did not load`));
    };
    document.head.append(script);
  });

const openContainer = async (name: string, entry: string): Promise<Container> => {
  await Promise.all([loadScript(entry), __webpack_init_sharing__('default')]);
  const container: Container | undefined = Reflect.get(window, name);
  if (!container) throw new Error(`${entry} defines no container ${name}`);
  await container.init(__webpack_share_scopes__.default);
  return container;
};

/** Loads the script of a remote once and gives it the shared modules. A failure is not kept, so that the next call retries. */
export const loadContainer = (name: string, entry: string): Promise<Container> => {
  const container =
    containers.get(name) ??
    openContainer(name, entry).catch((error: unknown) => {
      containers.delete(name);
      throw error;
    });
  containers.set(name, container);
  return container;
};
