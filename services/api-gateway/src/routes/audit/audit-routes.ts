import type { AuditEntry } from '@sargam/proto/common/v1/audit';
import { z } from 'zod';
import { type Route, route } from '../../routing/route.ts';
import { admins } from '../../wire/roles.ts';
import { Id, PageQuery, toPage } from '../../wire/schemas.ts';
import { field, instant, listOf, text, view } from '../../wire/view.ts';

const services = ['identity', 'catalogue', 'commerce', 'learning', 'messaging', 'store', 'payouts'] as const;

const AuditQuery = PageQuery.extend({
  service: z.enum(services),
  targetKind: Id.default(''),
  targetId: Id.default(''),
  actor: Id.default(''),
});

const Fields = z
  .record(z.string(), z.unknown())
  .nullable()
  .meta({ description: 'The changed fields; null if the target was created or deleted' });
const parseFields = (json: string): z.infer<typeof Fields> =>
  json === '' ? null : (JSON.parse(json) as z.infer<typeof Fields>);

const AuditEntryView = view<AuditEntry>('AuditEntry')({
  _id: text((entry) => entry.id),
  at: instant((entry) => entry.at),
  actor: text((entry) => entry.actor, 'Id of the user who made the change'),
  role: text((entry) => entry.role),
  action: text((entry) => entry.action, 'Name of the called method, such as Suspend'),
  targetKind: text((entry) => entry.targetKind),
  targetId: text((entry) => entry.targetId),
  before: field(Fields, (entry) => parseFields(entry.beforeJson)),
  after: field(Fields, (entry) => parseFields(entry.afterJson)),
  reason: text((entry) => entry.reason),
  traceId: text((entry) => entry.traceId),
  network: text((entry) => entry.network, 'An IPv4 address, or the /64 of an IPv6 address'),
});

export const auditRoutes: readonly Route[] = [
  route.get('/audit', {
    summary: 'What staff changed in a service, newest first',
    roles: admins,
    query: AuditQuery,
    response: listOf(AuditEntryView, 'entries'),
    handle: ({ query: { service, targetKind, targetId, actor, ...page } }, deps) =>
      deps[`${service}Audit`].listAuditEntries({ targetKind, targetId, actor, page: toPage(page) }),
  }),
];
