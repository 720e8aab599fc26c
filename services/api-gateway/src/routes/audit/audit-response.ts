import type { AuditEntry } from '@sargam/proto/common/v1/audit';
import { z } from 'zod';
import { field, flag, instant, integer, responseOf, text, textOrNull } from '../../api/response.ts';
import { Id, PageQuery } from '../../api/schemas.ts';
import { type Upstream, upstreams } from '../../upstream/upstreams.ts';

const Day = z
  .string()
  .max(40)
  .optional()
  .meta({ description: 'Day-month-year or ISO, in Dhaka time; both days are included' });

export const AuditQuery = PageQuery.extend({
  service: z.enum(upstreams).optional().meta({ description: 'Default: all services' }),
  targetKind: Id.default(''),
  targetId: Id.default(''),
  actor: Id.default('').meta({ description: 'Id of the user who made the change' }),
  action: Id.default('').meta({ description: 'Name of the called method, such as Suspend' }),
  start: Day,
  end: Day,
  after: z
    .string()
    .regex(/^\d{1,14}_[\w-]{1,64}$/)
    .optional()
    .meta({ description: 'The `next` of the page before; `page` is then ignored' }),
});
export type AuditQuery = z.output<typeof AuditQuery>;

export const AuditEntryParams = z.object({ service: z.enum(upstreams), id: Id });

const Fields = z
  .record(z.string(), z.unknown())
  .nullable()
  .meta({ description: 'The changed fields; null if the target was created or deleted' });
const parseFields = (json: string): z.infer<typeof Fields> =>
  json === '' ? null : (JSON.parse(json) as z.infer<typeof Fields>);

/** An entry with the service that has it and the name of its actor, which is empty for unknown accounts. */
export interface CollectedEntry extends AuditEntry {
  readonly service: Upstream;
  readonly actorName: string;
}

export const AuditEntryResponse = responseOf<CollectedEntry>('AuditEntry')({
  _id: text((entry) => entry.id),
  service: field(z.enum(upstreams), (entry) => entry.service),
  at: instant((entry) => entry.at),
  actor: text((entry) => entry.actor, 'Id of the user who made the change'),
  actorName: text((entry) => entry.actorName, 'Empty for an unknown account'),
  role: text((entry) => entry.role),
  action: text((entry) => entry.action, 'Name of the called method, such as Suspend'),
  targetKind: text((entry) => entry.targetKind),
  targetId: text((entry) => entry.targetId),
  changedFields: integer((entry) => entry.changedFields, 'How many fields have changed'),
  reason: text((entry) => entry.reason),
  traceId: text((entry) => entry.traceId),
  network: text((entry) => entry.network, 'An IPv4 address, or the /64 of an IPv6 address'),
});

/** An entry with the values of the changed fields, which can be as long as the texts of a course. */
export const AuditEntryWithChanges = responseOf<CollectedEntry>('AuditEntryWithChanges')({
  ...AuditEntryResponse.fields,
  before: field(Fields, (entry) => parseFields(entry.beforeJson)),
  after: field(Fields, (entry) => parseFields(entry.afterJson)),
});

export interface AuditPage {
  readonly entries: readonly CollectedEntry[];
  readonly total: number;
  readonly more: boolean;
  readonly next: string;
}

export const AuditEntries = responseOf<AuditPage>()({
  data: field(z.array(AuditEntryResponse.schema), ({ entries }, language) =>
    entries.map((entry) => AuditEntryResponse.toResponse(entry, language)),
  ),
  total: integer((page) => page.total, 'At most 10,000, counted within the last ten seconds'),
  more: flag((page) => page.more, 'Whether there are more than `total`'),
  next: textOrNull((page) => page.next, 'The `after` of the next page; null on the last page'),
});
