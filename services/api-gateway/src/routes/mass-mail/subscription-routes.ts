import { rawResponse } from '../../api/raw-response.ts';
import { successMessage } from '../../api/response.ts';
import { type Route, route } from '../../routing/route.ts';
import { TokenQuery } from './mass-mail-response.ts';

const anybody = { roles: 'anybody', ignoresToken: true, query: TokenQuery } as const;

/** For recipients of mass mail (decision B22). These routes come before `mass-mail/{id}`. */
export const subscriptionRoutes: readonly Route[] = [
  route.post('/mass-mail/unsubscribe', {
    ...anybody,
    // Mail programs send `List-Unsubscribe=One-Click` as a form (RFC 8058); the token is in the address, so no body is read.
    summary:
      'Ends mass mail for the recipient of a mail, with one click (RFC 8058); a repeat changes nothing',
    response: successMessage('You get no more mails of this kind.'),
    handle: ({ query }, { campaigns }) => campaigns.unsubscribe(query),
  }),
  route.get('/mass-mail/unsubscribe', {
    ...anybody,
    summary: 'Redirects mail programs that open the address of the header to the page; changes nothing',
    response: rawResponse(undefined, { 303: 'Redirect to the page of the site' }),
    handle: async ({ query, response }, { siteUrl }) => {
      const page = new URL('/unsubscribe', siteUrl);
      page.searchParams.set('token', query.token);
      response.writeHead(303, { location: page.href }).end();
    },
  }),
  route.post('/mass-mail/subscribe', {
    ...anybody,
    summary: 'Begins mass mail again for the recipient of a mail; a repeat changes nothing',
    response: successMessage('You get these mails again.'),
    handle: ({ query }, { campaigns }) => campaigns.resubscribe(query),
  }),
];
