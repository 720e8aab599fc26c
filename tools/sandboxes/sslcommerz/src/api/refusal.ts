import type { Parameters } from '@sargam/sandbox-shared/parameters';
import { type Admission, admit, type Stores } from '../stores/stores.ts';

/** What the store sees instead of an answer. The bodies for these are not documented: this much is assumed. */
const words = { missing: 'INVALID_REQUEST', wrong: 'FAILED', inactive: 'INACTIVE' } as const;

export type APIConnect = 'DONE' | (typeof words)[keyof typeof words];

/** The store whose keys these are. Only JSON is spoken: the XML form is not documented. */
export const admitCall = (stores: Stores, given: Parameters): Admission => {
  const format = given('format').toLowerCase();
  if (format !== '' && format !== 'json') return { refused: 'missing' };
  return admit(stores, given('store_id'), given('store_passwd'));
};

export const refusal = (refused: keyof typeof words): { APIConnect: APIConnect } => ({
  APIConnect: words[refused],
});
