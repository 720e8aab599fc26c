import { z } from 'zod';
import { admins } from '../../api/roles.ts';
import { PageQuery, toPage } from '../../api/schemas.ts';
import { type Route, route } from '../../routing/route.ts';
import { unknownMailCsv } from './mail-csv.ts';
import { UnknownMails } from './mail-response.ts';

/** The id of a mail is the key of its event with the name of the template. */
const UnknownMailQuery = PageQuery.extend({
  after: z
    .string()
    .regex(/^[\w:.-]{1,300}$/, 'not an id')
    .optional()
    .meta({ description: 'The `next` of the page before; `page` is then ignored' }),
});

export const mailRoutes: readonly Route[] = [
  route.get('/mails/unknown', {
    summary:
      'Mails of which it is not known whether they were sent, newest first; mass mails are not in this list',
    roles: admins,
    query: UnknownMailQuery,
    response: UnknownMails,
    handle: ({ query }, { messaging }) =>
      messaging.listUnknownMails({ page: toPage(query), after: query.after ?? '' }),
    csv: unknownMailCsv,
  }),
];
