import { type Route, route } from '../../routing/route.ts';
import { admins } from '../../wire/roles.ts';
import { AuditEntries, AuditQuery } from './audit-wire.ts';
import { collectEntries } from './collect-entries.ts';

export const auditRoutes: readonly Route[] = [
  route.get('/audit', {
    summary: 'What staff changed, in one service or in all, newest first',
    roles: admins,
    query: AuditQuery,
    response: AuditEntries,
    handle: ({ query }, deps) => collectEntries(deps, query),
  }),
];
