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

interface Source {
  readonly service: Upstream;
  readonly entries: ServiceEntry[];
  hasMore: boolean;
}

const byTime = (one: ServiceEntry, other: ServiceEntry): number =>
  (other.at?.getTime() ?? 0) - (one.at?.getTime() ?? 0) || (one.id < other.id ? 1 : -1);

/** Twice the even share of a service: most pages then need one call of each, and few entries are fetched in vain. */
const firstLimit = (services: number, count: number): number =>
  services === 1 ? count : Math.ceil((2 * count) / services);

/**
 * The newest entries of all services, at most `count`. A service whose last fetched entry is among them may have more of them, so it is
 * called again.
 */
export const collectNewest = async (
  services: readonly Upstream[],
  { before, count }: { readonly before: Position | undefined; readonly count: number },
  fetchEntries: FetchEntries,
): Promise<readonly ServiceEntry[]> => {
  const limit = firstLimit(services.length, count);
  const sources = services.map((service): Source => ({ service, entries: [], hasMore: true }));
  const fetchMore = async (source: Source): Promise<void> => {
    const rows = await fetchEntries(source.service, source.entries.at(-1) ?? before, limit);
    source.entries.push(...rows);
    source.hasMore = rows.length >= limit;
  };
  for (let incomplete = sources; ; ) {
    await Promise.all(incomplete.map(fetchMore));
    const newest = sources
      .flatMap(({ entries }) => entries)
      .sort(byTime)
      .slice(0, count);
    const last = newest.length === count ? newest.at(-1) : undefined;
    incomplete = sources.filter(({ hasMore, entries }) => {
      const lastOfService = entries.at(-1);
      return hasMore && (!last || !lastOfService || byTime(lastOfService, last) <= 0);
    });
    if (incomplete.length === 0) return newest;
  }
};
