import type { Clock } from '@sargam/chassis/clock';
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';

interface KeySetOptions {
  readonly fetch: () => Promise<JSONWebKeySet>;
  readonly clock: Clock;
  /** Milliseconds until the key set is fetched again. */
  readonly ttlMs: number;
}

// Tokens with invented key ids must not cause a call to identity each.
const refetchPauseMs = 5000;

/** Caches the public keys of access tokens. An unknown key id causes a new fetch. */
export const createCachedKeySet = ({ fetch, clock, ttlMs }: KeySetOptions): JWTVerifyGetKey => {
  let keys: ReturnType<typeof createLocalJWKSet> | undefined;
  let fetchedAt = Number.NEGATIVE_INFINITY;
  let fetching: Promise<void> | undefined;
  let missedAt = Number.NEGATIVE_INFINITY;

  const refetch = async (): Promise<void> => {
    keys = createLocalJWKSet(await fetch());
    fetchedAt = clock().getTime();
  };
  const refresh = (): Promise<void> => (fetching ??= refetch().finally(() => (fetching = undefined)));
  const since = (time: number) => clock().getTime() - time;

  return async (header, token) => {
    if (!keys) await refresh();
    // The old keys are used while new ones are fetched: sessions go on while identity is unavailable.
    else if (since(fetchedAt) > ttlMs) void refresh().catch(() => undefined);
    if (!keys) throw new errors.JWKSNoMatchingKey();
    try {
      return await keys(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || since(missedAt) < refetchPauseMs) throw error;
      missedAt = clock().getTime();
      await refresh();
      return keys(header, token);
    }
  };
};
