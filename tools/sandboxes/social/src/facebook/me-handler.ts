import { readParameters } from '@sargam/sandbox-shared/parameters';
import type { Request, Response } from 'express';
import { addCallLogNote } from '../calls/call-log.ts';
import type { UserTokenFaultMode } from '../faults/fault.ts';
import type { AccessToken } from '../grants/grant.ts';
import { picturePath } from '../people/picture.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { graphErrors, sendGraphError, unknownFieldError } from './graph-error.ts';
import { createAppSecretProof } from './signed-request.ts';
import { findTokenFault, isFacebookToken } from './user-token.ts';

type FieldReader = (context: SandboxContext, token: AccessToken, trouble?: UserTokenFaultMode) => unknown;

const readPicture: FieldReader = ({ settings }, { grant }) => ({
  data: {
    height: 200,
    is_silhouette: false,
    url: `${settings.publicUrl}${picturePath(grant.person)}`,
    width: 200,
  },
});

const fieldReaders: Record<string, FieldReader> = {
  id: (_social, { grant }) => grant.person.facebookId,
  name: (_social, { grant }) => grant.person.name,
  first_name: (_social, { grant }) => grant.person.givenName,
  last_name: (_social, { grant }) => grant.person.familyName,
  // Absent if the person has none, did not share it, or did not confirm it.
  email: (_social, { grant: { person, scopes } }, trouble) =>
    trouble !== 'email-missing' && scopes.includes('email') && person.emailVerified
      ? person.email
      : undefined,
  picture: readPicture,
};

/** `id,name,picture.type(large)` → `id`, `name`, `picture`: the arguments of a field are ignored. */
const parseFieldNames = (text: string): string[] =>
  text
    .replaceAll(/\([^)]*\)|\{[^}]*\}/g, '')
    .split(',')
    .map((one) => one.trim().replace(/\..*$/, ''))
    .filter(Boolean);

/** `/me`: the person of a token, limited to the granted scopes. */
export const meHandler =
  (context: SandboxContext) =>
  (request: Request, response: Response): void => {
    const parameter = readParameters(request);
    const bearer = /^(?:Bearer|OAuth) (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const sent = parameter('access_token') || bearer || '';
    if (!sent) return sendGraphError(response, graphErrors.noToken);
    const token = context.tokens.get(sent);
    if (!isFacebookToken(token)) return sendGraphError(response, graphErrors.badToken);
    const proof = parameter('appsecret_proof');
    if (proof && proof !== createAppSecretProof(context.settings.facebook.appSecret, sent))
      return sendGraphError(response, graphErrors.badProof);
    const trouble = findTokenFault(context, token, 'me');
    if (trouble === 'invalid') return sendGraphError(response, graphErrors.badToken);
    if (trouble === 'expired' || context.clock.now() >= token.expiresAt)
      return sendGraphError(response, graphErrors.expired);
    const names = new Set(['id', ...parseFieldNames(parameter('fields') || 'name')]);
    const unknown = [...names].find((name) => !fieldReaders[name]);
    if (unknown) return sendGraphError(response, unknownFieldError(unknown));
    addCallLogNote(response, token.grant.person.id);
    response.json(
      Object.fromEntries([...names].map((name) => [name, fieldReaders[name]?.(context, token, trouble)])),
    );
  };
