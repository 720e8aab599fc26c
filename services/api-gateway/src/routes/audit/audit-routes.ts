import { type Route, route } from '../../routing/route.ts';
import { admins } from '../../wire/roles.ts';
import { auditCsv } from './audit-csv.ts';
import { AuditEntries, AuditQuery } from './audit-wire.ts';
import { collectEntries } from './collect-entries.ts';

export const auditRoutes: readonly Route[] = [
  route.get('/audit', {
    summary: 'What staff changed, in one service or in all, newest first',
    roles: admins,
    query: AuditQuery,
    response: AuditEntries,
    handle: ({ query }, deps) => collectEntries(deps, query),
    csv: { name: 'audit', open: ({ query, language }, deps) => auditCsv(deps, query, language) },
  }),
];
