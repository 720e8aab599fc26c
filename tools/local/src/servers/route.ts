export interface Origins {
  readonly api: string;
  readonly shell: string;
  readonly remotes: ReadonlyMap<string, string>;
}

export interface Route {
  readonly origin: string;
  /** The path at the origin. */
  readonly path: string;
  readonly to: 'api' | 'remote' | 'shell';
}

/** Routes `/api/` to the gateway, `/remotes/{name}/` to a remote, and the rest to the shell. Undefined for an unknown remote. */
export const matchRoute = (url: string, origins: Origins): Route | undefined => {
  if (url.startsWith('/api/')) return { origin: origins.api, path: url, to: 'api' };
  const remote = url.match(/^\/remotes\/([^/?#]+)(\/.*)$/);
  if (!remote) return { origin: origins.shell, path: url, to: 'shell' };
  const [, name = '', path = '/'] = remote;
  const origin = origins.remotes.get(name);
  return origin === undefined ? undefined : { origin, path, to: 'remote' };
};
