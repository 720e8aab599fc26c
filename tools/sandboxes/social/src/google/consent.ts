import { readParameters } from '@sargam/sandbox-shared/parameters';
import type { Request, Response } from 'express';
import { idTokenFaultModes } from '../faults/fault.ts';
import type { Grant } from '../grants/grant.ts';
import { issueCode } from '../grants/issue.ts';
import { buildReturnUrl } from '../grants/return-url.ts';
import { handleDecision, sendConsent, sendRefusal } from '../page/send-consent.ts';
import { type Person, people } from '../people/person.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { type Authorization, parseAuthorization } from './authorization.ts';
import { createIdToken } from './id-token.ts';

const buildGrantRedirect = async (
  context: SandboxContext,
  asked: Authorization,
  grant: Grant,
): Promise<string> => {
  const types = asked.responseType.split(' ');
  const code = types.includes('code') ? issueCode(context, grant, asked) : undefined;
  const id_token = types.includes('id_token')
    ? await createIdToken(context, grant, code ? { code } : {})
    : undefined;
  return buildReturnUrl(asked.redirectUri, asked.part, {
    state: asked.state,
    code,
    id_token,
    scope: code && asked.scopes.join(' '),
    authuser: '0',
    prompt: asked.prompts.includes('none') ? 'none' : 'consent',
  });
};

const createGrant = (asked: Authorization, person: Person, trouble?: Grant['trouble']): Grant => ({
  provider: 'google',
  person,
  scopes: asked.scopes,
  ...(asked.nonce && { nonce: asked.nonce }),
  ...(trouble && { trouble }),
});

const buildErrorRedirect = ({ redirectUri, part, state }: Authorization, error: string): string =>
  buildReturnUrl(redirectUri, part, { error, state });

/** The preselected person: of the login hint, else the last one in this browser. */
const findExpectedPerson = (hint: string, last: Person | undefined): Person | undefined =>
  people.find(({ email, googleId }) => hint !== '' && [email, googleId].includes(hint)) ??
  (hint === '' || hint === last?.email ? last : undefined);

const describeConsent = ({ redirectUri, scopes }: Authorization) =>
  ({ provider: 'google', redirectUri, sharesEmail: scopes.includes('email') }) as const;

/** Shows the consent page, or redirects at once with `prompt=none`. */
export const showConsent =
  (context: SandboxContext) =>
  async (request: Request, response: Response): Promise<void> => {
    const reading = parseAuthorization(context.settings, readParameters(request));
    if ('refused' in reading) return sendRefusal(request, response, reading.refused);
    if ('back' in reading) return response.redirect(302, reading.back);
    const { asked } = reading;
    const last = context.browserSessions.findPerson(request);
    if (!asked.prompts.includes('none'))
      return sendConsent(context, request, response, {
        ...describeConsent(asked),
        chosen: findExpectedPerson(asked.loginHint, last),
        hint: asked.loginHint,
      });
    const answer = last
      ? await buildGrantRedirect(context, asked, createGrant(asked, last))
      : buildErrorRedirect(asked, 'login_required');
    return response.redirect(302, answer);
  };

/** Handles the buttons of the consent page. */
export const submitConsent =
  (context: SandboxContext) =>
  async (request: Request, response: Response): Promise<void> => {
    const parameter = readParameters(request);
    const reading = parseAuthorization(context.settings, parameter);
    if ('refused' in reading) return sendRefusal(request, response, reading.refused);
    if ('back' in reading) return response.redirect(303, reading.back);
    const { asked } = reading;
    const trouble = idTokenFaultModes.find((each) => each === parameter('trouble'));
    return handleDecision(context, request, response, describeConsent(asked), {
      refused: buildErrorRedirect(asked, 'access_denied'),
      granted: (person) => buildGrantRedirect(context, asked, createGrant(asked, person, trouble)),
    });
  };
