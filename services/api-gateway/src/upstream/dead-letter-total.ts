import { memoizeWithTtl } from '@sargam/chassis/caching';
import type { Service } from '@sargam/chassis/service';
import type { GatewaySettings } from '../config.ts';
import type { UpstreamClients } from './clients.ts';
import type { CallOptional } from './optional-call.ts';
import { upstreams } from './upstreams.ts';

/** Milliseconds. The number asks every service, and every open dashboard of an admin shows it. */
const cacheTtlMs = 10_000;
const oneRow = { page: 1, limit: 1 };

/**
 * The number of dead letters of all services, at most ten seconds old; undefined if a service does not answer. For admins only: the
 * first one calls the services, the others get the same number.
 */
export const createDeadLetterTotal = (
  { clock }: Service<GatewaySettings>,
  clients: UpstreamClients,
  callOptional: CallOptional,
) => {
  const countOf = async (service: (typeof upstreams)[number]): Promise<number | undefined> =>
    (
      await callOptional('dead letters', (extras) =>
        clients[`${service}DeadLetters`].listDeadLetters({ page: oneRow }, extras),
      )
    )?.total;
  const cached = memoizeWithTtl({ clock, ttlMs: cacheTtlMs, maxEntries: 1 }, async () => {
    const totals = await Promise.all(upstreams.map(countOf));
    return totals.reduce<number | undefined>(
      (sum, total) => (sum === undefined || total === undefined ? undefined : sum + total),
      0,
    );
  });
  return async (): Promise<number | undefined> => {
    const total = await cached('');
    if (total === undefined) cached.invalidate('');
    return total;
  };
};
