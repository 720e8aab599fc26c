import { admins } from '../../api/roles.ts';
import { type Route, route } from '../../routing/route.ts';
import { auditCsv } from './audit-csv.ts';
import { AuditEntries, AuditEntryParams, AuditEntryWithChanges, AuditQuery } from './audit-response.ts';
import { collectEntries } from './collect-entries.ts';
import { fetchEntry } from './fetch-entry.ts';

export const auditRoutes: readonly Route[] = [
  route.get('/audit', {
    summary: 'What staff changed, in one service or in all, newest first, without the values',
    roles: admins,
    query: AuditQuery,
    response: AuditEntries,
    handle: ({ query }, deps) => collectEntries(deps, query),
    csv: { name: 'audit', open: ({ query, language }, deps) => auditCsv(deps, query, language) },
  }),
  route.get('/audit/{service}/{id}', {
    summary: 'What staff changed at once, with the values before and after',
    roles: admins,
    noOwner: 'staff',
    params: AuditEntryParams,
    response: AuditEntryWithChanges,
    handle: ({ params }, deps) => fetchEntry(deps, params.service, params.id),
  }),
];
