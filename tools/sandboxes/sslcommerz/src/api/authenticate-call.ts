import type { Parameters } from '@sargam/sandbox-shared/parameters';
import { authenticateStore, type StoreAuthentication, type Stores } from '../stores/stores.ts';

/** The `APIConnect` of a refused call. These bodies are not documented; they are assumed. */
const connectStatuses = { missing: 'INVALID_REQUEST', wrong: 'FAILED', inactive: 'INACTIVE' } as const;

export type APIConnect = 'DONE' | (typeof connectStatuses)[keyof typeof connectStatuses];

/** Finds the store of the credentials. Only JSON is supported: the XML format is not documented. */
export const authenticateCall = (stores: Stores, given: Parameters): StoreAuthentication => {
  const format = given('format').toLowerCase();
  if (format !== '' && format !== 'json') return { refused: 'missing' };
  return authenticateStore(stores, given('store_id'), given('store_passwd'));
};

export const refusedAnswer = (refused: keyof typeof connectStatuses): { APIConnect: APIConnect } => ({
  APIConnect: connectStatuses[refused],
});
