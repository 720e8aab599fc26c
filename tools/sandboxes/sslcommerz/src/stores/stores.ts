export interface Store {
  id: string;
  password: string;
  /** False for a store that SSLCommerz has deactivated. */
  active: boolean;
}

export type StoreAuthentication = { store: Store } | { refused: 'missing' | 'wrong' | 'inactive' };

export type Stores = ReadonlyMap<string, Store>;

/** Parses `shop1:secret,shop2:secret2:inactive`. Throws with the position of a faulty entry. */
export const parseStores = (text: string): Store[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry, index) => {
      const [id, password, state, ...rest] = entry.split(':');
      if (!id || !password || rest.length > 0 || (state !== undefined && state !== 'inactive'))
        throw new Error(`STORES: entry ${index + 1} must read id:password or id:password:inactive.`);
      return { id, password, active: state === undefined };
    });

export const authenticateStore = (stores: Stores, id: string, password: string): StoreAuthentication => {
  if (!id || !password) return { refused: 'missing' };
  const store = stores.get(id);
  if (!store || store.password !== password) return { refused: 'wrong' };
  return store.active ? { store } : { refused: 'inactive' };
};
