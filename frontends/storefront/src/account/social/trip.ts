import type { Provider } from './provider.ts';

/** What this tab remembers while somebody is away at Google or Facebook. */
export type Trip = {
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

const KEPT = 'sargam.social';

/** 128 bits; `crypto.randomUUID` is there on secure pages only. */
const random = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** A trip that begins now. */
export const beginTrip = (
  provider: Provider,
  { redirect, refercode }: Pick<Trip, 'redirect' | 'refercode'>,
): Trip => {
  const trip = { provider, state: random(), nonce: random(), redirect, refercode };
  sessionStorage.setItem(KEPT, JSON.stringify(trip));
  return trip;
};

/** The trip that this tab is on. */
export const tripUnderWay = (provider: Provider): Trip | undefined => {
  const kept = sessionStorage.getItem(KEPT);
  const trip = kept ? (JSON.parse(kept) as Trip) : undefined;
  return trip?.provider === provider ? trip : undefined;
};

/** Each trip brings one answer. */
export const endTrip = (): void => sessionStorage.removeItem(KEPT);
