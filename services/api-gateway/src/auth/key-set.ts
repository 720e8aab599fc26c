import type { Clock } from '@sargam/chassis/clock';
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';

interface KeySetOptions {
  readonly fetch: () => Promise<JSONWebKeySet>;
  readonly clock: Clock;
  /** Milliseconds until the set is asked for again. */
  readonly life: number;
}

// Tokens with made-up key ids must not become a stream of calls to identity.
const refetchPauseMs = 5000;

/** The keys that access tokens are signed with, kept; an id that is not among them makes it ask again. */
export const createCachedKeySet = ({ fetch, clock, life }: KeySetOptions): JWTVerifyGetKey => {
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
    // Old keys serve while new ones are fetched: identity being away ends nobody's session.
    else if (since(fetchedAt) > life) void refresh().catch(() => undefined);
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
