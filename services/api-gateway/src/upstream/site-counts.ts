import { memoizeWithTtl } from '@sargam/chassis/caching';
import type { Service } from '@sargam/chassis/service';
import type { GatewaySettings } from '../config.ts';
import type { UpstreamClients } from '../upstream/clients.ts';

/** Milliseconds. Every visitor of the landing page reads the counts. */
const cacheTtlMs = 5000;

/** Reads the counts from identity and catalogue. */
export const createSiteCounts = (
  service: Service<GatewaySettings>,
  { profiles, search }: UpstreamClients,
) => {
  const count = async () => {
    const [{ students }, { instructors, courses, freebies }] = await Promise.all([
      profiles.countPeople({}),
      search.countCatalogue({}),
    ]);
    return { user: students, instructor: instructors, course: courses, freebies };
  };
  const cachedCount = memoizeWithTtl({ clock: service.clock, ttlMs: cacheTtlMs, maxEntries: 1 }, () =>
    service.runAsCaller(undefined, count),
  );
  return () => cachedCount('');
};
