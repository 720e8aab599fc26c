import { type Route, route } from '../../routing/route.ts';
import { allRoles } from '../../wire/roles.ts';
import { IdParams } from '../../wire/schemas.ts';
import { Account } from './account-wire.ts';
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
