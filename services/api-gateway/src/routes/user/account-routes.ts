import { allRoles } from '../../api/roles.ts';
import { IdParams } from '../../api/schemas.ts';
import { type Route, route } from '../../routing/route.ts';
import { Account } from './account-response.ts';
import { loadAccountExtras } from './load-user-extras.ts';

export const accountRoutes: readonly Route[] = [
  route.get('/user/{id}', {
    summary: "The caller's own account; for an admin any account, by id or student number",
    roles: allRoles,
    params: IdParams,
    isOwner: ({ caller, params }) => caller.subject === params.id,
    response: Account,
    handle: async ({ caller, params }, deps) => {
      if (caller.subject !== params.id) {
        const person = await deps.identity.getPerson({ personId: params.id });
        return { ...person, ...(await loadAccountExtras(deps, person.id)) };
      }
      const [person, extras] = await Promise.all([
        deps.identity.getPerson({ personId: params.id }),
        loadAccountExtras(deps, params.id),
      ]);
      return { ...person, ...extras };
    },
  }),
];
