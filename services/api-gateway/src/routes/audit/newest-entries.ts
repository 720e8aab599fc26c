import type { AuditEntry } from '@sargam/proto/common/v1/audit';
import type { Upstream } from '../../upstream/upstreams.ts';

export type ServiceEntry = AuditEntry & { readonly service: Upstream };

/** After this entry, in a list with the newest first. */
export interface Position {
  readonly at: Date | undefined;
  readonly id: string;
}

type FetchEntries = (
  service: Upstream,
  before: Position | undefined,
  limit: number,
) => Promise<readonly ServiceEntry[]>;

const byTime = (one: ServiceEntry, other: ServiceEntry): number =>
  (other.at?.getTime() ?? 0) - (one.at?.getTime() ?? 0) || (one.id < other.id ? 1 : -1);

const newestOf = (lists: readonly (readonly ServiceEntry[])[], count: number): readonly ServiceEntry[] =>
  lists.flat().sort(byTime).slice(0, count);

/** Twice the even share of a service: most pages then need one call of each, and few entries are fetched in vain. */
const firstLimit = (services: number, count: number): number =>
  services === 1 ? count : Math.ceil((2 * count) / services);

/**
 * The newest entries of all services, at most `count`. A service whose last fetched entry is among them may have more of them, so it is
 * called a second time, for as many as can follow that entry. Two calls are enough: the entries of the others only leave fewer.
 */
export const collectNewest = async (
  services: readonly Upstream[],
  { before, count }: { readonly before: Position | undefined; readonly count: number },
  fetchEntries: FetchEntries,
): Promise<readonly ServiceEntry[]> => {
  const limit = firstLimit(services.length, count);
  const fetched = await Promise.all(services.map((service) => fetchEntries(service, before, limit)));
  const newest = newestOf(fetched, count);
  const more = await Promise.all(
    services.map(async (service, index) => {
      const last = fetched[index]?.[limit - 1];
      if (!last) return [];
      const rank = newest.indexOf(last);
      const missing = rank < 0 ? 0 : count - rank - 1;
      return missing > 0 ? fetchEntries(service, last, missing) : [];
    }),
  );
  return newestOf([newest, ...more], count);
};
