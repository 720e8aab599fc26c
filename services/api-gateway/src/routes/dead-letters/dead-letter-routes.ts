import { admins } from '../../api/roles.ts';
import { type Route, route } from '../../routing/route.ts';
import { collectDeadLetters } from './collect-dead-letters.ts';
import { deadLetterCsv } from './dead-letter-csv.ts';
import { DeadLettersResponse } from './dead-letter-response.ts';

const longestList = 100;

export const deadLetterRoutes: readonly Route[] = [
  route.get('/dead-letters', {
    summary: 'Events that a service failed to handle and that wait for a replay, newest first, at most 100',
    roles: admins,
    response: DeadLettersResponse,
    csv: { name: 'dead-letters', open: ({ language }, deps) => deadLetterCsv(deps, language) },
    handle: (_, deps) => collectDeadLetters(deps, longestList),
  }),
];
