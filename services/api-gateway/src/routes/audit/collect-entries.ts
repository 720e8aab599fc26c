import { domainError } from '@sargam/chassis/errors';
import { toBoundedTotal } from '@sargam/chassis/paging';
import type { AuditEntry } from '@sargam/proto/common/v1/audit';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { loadPeople } from '../../upstream/load-people.ts';
import { type Upstream, upstreams } from '../../upstream/upstreams.ts';
import { parseStartOfDay, toTimeRange } from '../analytics/day-range.ts';
import type { AuditPage, AuditQuery, CollectedEntry } from './audit-wire.ts';

type ServiceEntry = AuditEntry & { readonly service: Upstream };

const defaultLimit = 100;
/** Every service returns all rows up to the end of the page and one more, because any of them may fill it. */
const maxRowsOfService = 999;

/** Either day may be missing. */
const toRange = ({ start, end }: AuditQuery): { from?: Date; until?: Date } => {
  if (start && end) return toTimeRange({ start, end });
  const [from, last] = [start && parseStartOfDay(start), end && parseStartOfDay(end)];
  if ((start && !from) || (end && !last)) return toTimeRange({ start: start ?? '', end: end ?? '' });
  return { ...(from && { from }), ...(end && { until: toTimeRange({ start: end, end }).until }) };
};

/** A position is the time in milliseconds and the id of an entry. */
const toPosition = (entry: AuditEntry): string => `${entry.at?.getTime() ?? 0}_${entry.id}`;
const parsePosition = (text: string) => {
  const [ms = '', ...id] = text.split('_');
  return { at: new Date(Number(ms)), id: id.join('_') };
};

const byTime = (one: ServiceEntry, other: ServiceEntry): number =>
  (other.at?.getTime() ?? 0) - (one.at?.getTime() ?? 0) || (one.id < other.id ? 1 : -1);

const toSlice = ({ after, page = 1, limit = defaultLimit }: AuditQuery) => {
  const offset = after === undefined ? (page - 1) * limit : 0;
  if (offset + limit > maxRowsOfService)
    throw domainError.invalid('page-too-deep', 'Use a filter to find older rows.', [
      { field: 'page', message: `Pages end at row ${maxRowsOfService}` },
    ]);
  return { offset, limit };
};

type Position = { readonly at: Date | undefined; readonly id: string };

/** The newest entries of one service or of all, at most `count`, which is 1,000 at most. */
export const fetchEntries = async (
  deps: HandlerDeps,
  query: AuditQuery,
  before: Position | undefined,
  count: number,
): Promise<{ readonly entries: readonly CollectedEntry[]; readonly total: number }> => {
  const { service, targetKind, targetId, actor, action } = query;
  const page = { page: 1, limit: count };
  const request = { targetKind, targetId, actor, action, ...toRange(query), before, page };
  const answers = await Promise.all(
    (service ? [service] : upstreams).map(async (name) => {
      const { entries, total } = await deps[`${name}Audit`].listAuditEntries(request);
      return { total, entries: entries.map((entry): ServiceEntry => ({ ...entry, service: name })) };
    }),
  );
  const newest = answers
    .flatMap(({ entries }) => entries)
    .sort(byTime)
    .slice(0, count);
  const actors = await loadPeople(
    deps.people,
    newest.map((entry) => entry.actor),
  );
  return {
    entries: newest.map((entry) => ({ ...entry, actorName: actors.get(entry.actor)?.name ?? '' })),
    total: answers.reduce((sum, { total }) => sum + total, 0),
  };
};

/** One page of the entries of one service or of all, newest first. */
export const collectEntries = async (deps: HandlerDeps, query: AuditQuery): Promise<AuditPage> => {
  const { offset, limit } = toSlice(query);
  const before = query.after === undefined ? undefined : parsePosition(query.after);
  const { entries, total } = await fetchEntries(deps, query, before, offset + limit + 1);
  const page = entries.slice(offset, offset + limit);
  const last = page.at(-1);
  return {
    entries: page,
    ...toBoundedTotal(total),
    next: last && entries.length > offset + limit ? toPosition(last) : '',
  };
};
