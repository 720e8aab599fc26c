import { domainError } from '@sargam/chassis/errors';
import { toBoundedTotal } from '@sargam/chassis/paging';
import type { AuditEntry } from '@sargam/proto/common/v1/audit';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { type Upstream, upstreams } from '../../upstream/upstreams.ts';
import { parseStartOfDay, toTimeRange } from '../analytics/day-range.ts';
import type { AuditPage, AuditQuery, CollectedEntry } from './audit-response.ts';
import { collectNewest, type Position, type ServiceEntry } from './newest-entries.ts';
import { withActorNames } from './with-actor-names.ts';

const defaultLimit = 100;
/** Any service may fill the page, and a service returns 1,000 rows at most. */
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

const toSlice = ({ after, page = 1, limit = defaultLimit }: AuditQuery) => {
  const offset = after === undefined ? (page - 1) * limit : 0;
  if (offset + limit > maxRowsOfService)
    throw domainError.invalid('page-too-deep', 'Use a filter to find older rows.', [
      { field: 'page', message: `Pages end at row ${maxRowsOfService}` },
    ]);
  return { offset, limit };
};

interface WantedEntries {
  readonly before: Position | undefined;
  /** 1,000 at most. */
  readonly count: number;
  /** Leaves the values of the changed fields out. */
  readonly withoutChanges: boolean;
}

/** The newest entries of one service or of all, with the names of their actors. */
export const fetchEntries = async (
  deps: HandlerDeps,
  query: AuditQuery,
  { before, count, withoutChanges }: WantedEntries,
): Promise<{ readonly entries: readonly CollectedEntry[]; readonly total: number }> => {
  const { service, targetKind, targetId, actor, action, start = '', end = '' } = query;
  const filter = { targetKind, targetId, actor, action, ...toRange(query) };
  const key = JSON.stringify([service, targetKind, targetId, actor, action, start, end]);
  const knownTotal = deps.auditTotals.get(key);
  const totals = new Map<Upstream, number>();
  const services = service ? [service] : upstreams;
  const newest = await collectNewest(services, { before, count }, async (name, position, limit) => {
    const skipTotal = knownTotal !== undefined || totals.has(name);
    const request = { ...filter, before: position, page: { page: 1, limit }, skipTotal, withoutChanges };
    const { entries, total } = await deps[`${name}Audit`].listAuditEntries(request);
    if (!skipTotal) totals.set(name, total);
    return entries.map((entry): ServiceEntry => ({ ...entry, service: name }));
  });
  const total = knownTotal ?? [...totals.values()].reduce((sum, each) => sum + each, 0);
  if (knownTotal === undefined) deps.auditTotals.set(key, total);
  return { entries: await withActorNames(deps, newest), total };
};

/** One page of the entries of one service or of all, newest first. */
export const collectEntries = async (deps: HandlerDeps, query: AuditQuery): Promise<AuditPage> => {
  const { offset, limit } = toSlice(query);
  const before = query.after === undefined ? undefined : parsePosition(query.after);
  const wanted = { before, count: offset + limit + 1, withoutChanges: true };
  const { entries, total } = await fetchEntries(deps, query, wanted);
  const page = entries.slice(offset, offset + limit);
  const last = page.at(-1);
  return {
    entries: page,
    ...toBoundedTotal(total),
    next: last && entries.length > offset + limit ? toPosition(last) : '',
  };
};
