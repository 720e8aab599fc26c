import { domainError } from '@sargam/chassis/errors';
import type { AuditEntry } from '@sargam/proto/common/v1/audit';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { loadPeople } from '../../upstream/load-people.ts';
import { parseStartOfDay, toTimeRange } from '../analytics/day-range.ts';
import { type AuditedService, type AuditPage, type AuditQuery, auditedServices } from './audit-wire.ts';

type ServiceEntry = AuditEntry & { readonly service: AuditedService };

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

/** One page of the entries of one service or of all, newest first. */
export const collectEntries = async (deps: HandlerDeps, query: AuditQuery): Promise<AuditPage> => {
  const { service, targetKind, targetId, actor, action, after } = query;
  const { offset, limit } = toSlice(query);
  const filter = { targetKind, targetId, actor, action, ...toRange(query) };
  const before = after === undefined ? undefined : parsePosition(after);
  const answers = await Promise.all(
    (service ? [service] : auditedServices).map(async (name) => {
      const page = { page: 1, limit: offset + limit + 1 };
      const { entries, total } = await deps[`${name}Audit`].listAuditEntries({ ...filter, before, page });
      return { total, entries: entries.map((entry): ServiceEntry => ({ ...entry, service: name })) };
    }),
  );
  const found = answers.flatMap(({ entries }) => entries).sort(byTime);
  const entries = found.slice(offset, offset + limit);
  const actors = await loadPeople(
    deps.people,
    entries.map((entry) => entry.actor),
  );
  const last = entries.at(-1);
  return {
    entries: entries.map((entry) => ({ ...entry, actorName: actors.get(entry.actor)?.name ?? '' })),
    total: answers.reduce((sum, { total }) => sum + total, 0),
    next: last && found.length > offset + limit ? toPosition(last) : '',
  };
};
