import { memoizeWithTtl } from '@sargam/chassis/caching';
import type { Service } from '@sargam/chassis/service';
import type { GatewaySettings } from '../../config.ts';
import type { Clients } from '../../gateway.ts';

export interface Counted {
  readonly user: number;
  readonly instructor: number;
  readonly course: number;
  readonly freebies: number;
}

export type Counters = () => Promise<Counted>;

/** Every visitor of the landing page sees them; they may be this many milliseconds old. */
const life = 5000;

/** How many there are of each, counted by those who keep them. */
export const openCounters = (service: Service<GatewaySettings>, { profiles, search }: Clients): Counters => {
  const count = async (): Promise<Counted> => {
    const [{ students }, { instructors, courses, freebies }] = await Promise.all([
      profiles.countPeople({}),
      search.countCatalogue({}),
    ]);
    return { user: students, instructor: instructors, course: courses, freebies };
  };
  const kept = memoizeWithTtl({ clock: service.clock, ttlMs: life, maxEntries: 1 }, () =>
    service.runAsCaller(undefined, count),
  );
  return () => kept('');
};
