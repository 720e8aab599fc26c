import type { Provider } from './provider.ts';

/** What this tab remembers while somebody is away at Google or Facebook. */
export type SocialLoginAttempt = {
  provider: Provider;
  /** Comes back with the answer: one that somebody else began is not ours. */
  state: string;
  /** Stands in Google's token: one that was made for another trip is not ours. */
  nonce: string;
  /** Where the login was to lead, as the address said. */
  redirect: string | null;
  /** The code of whoever invited the person. */
  refercode?: string;
};

const STORAGE_KEY = 'sargam.social';

/** 128 bits; `crypto.randomUUID` is there on secure pages only. */
const randomHex = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** A trip that begins now. */
export const startLoginAttempt = (
  provider: Provider,
  { redirect, refercode }: Pick<SocialLoginAttempt, 'redirect' | 'refercode'>,
): SocialLoginAttempt => {
  const trip = { provider, state: randomHex(), nonce: randomHex(), redirect, refercode };
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(trip));
  return trip;
};

/** The trip that this tab is on. */
export const findLoginAttempt = (provider: Provider): SocialLoginAttempt | undefined => {
  const kept = sessionStorage.getItem(STORAGE_KEY);
  const trip = kept ? (JSON.parse(kept) as SocialLoginAttempt) : undefined;
  return trip?.provider === provider ? trip : undefined;
};

/** Each trip brings one answer. */
export const clearLoginAttempt = (): void => sessionStorage.removeItem(STORAGE_KEY);
