import { parametersIn } from '@sargam/sandbox-shared/parameters';
import type { Request, Response } from 'express';
import { note } from '../calls/calls.ts';
import type { UserTokenTrouble } from '../faults/fault.ts';
import type { AccessToken } from '../grants/grant.ts';
import { picturePath } from '../people/picture.ts';
import type { Social } from '../social.ts';
import { graphErrors, refuseGraph, unknownField } from './refuse.ts';
import { appSecretProof } from './signed-request.ts';
import { isFacebooks, troubleWith } from './user-token.ts';

type Field = (social: Social, token: AccessToken, trouble?: UserTokenTrouble) => unknown;

const picture: Field = ({ settings }, { grant }) => ({
  data: {
    height: 200,
    is_silhouette: false,
    url: `${settings.publicUrl}${picturePath(grant.person)}`,
    width: 200,
  },
});

const fields: Record<string, Field> = {
  id: (_social, { grant }) => grant.person.facebookId,
  name: (_social, { grant }) => grant.person.name,
  first_name: (_social, { grant }) => grant.person.givenName,
  last_name: (_social, { grant }) => grant.person.familyName,
  // Absent where there is none, where it was not shared, and where Facebook has not had it confirmed.
  email: (_social, { grant: { person, scopes } }, trouble) =>
    trouble !== 'email-missing' && scopes.includes('email') && person.emailVerified
      ? person.email
      : undefined,
  picture,
};

/** `id,name,picture.type(large)` → `id`, `name`, `picture`: what a field is asked with makes no difference here. */
const fieldNames = (text: string): string[] =>
  text
    .replaceAll(/\([^)]*\)|\{[^}]*\}/g, '')
    .split(',')
    .map((one) => one.trim().replace(/\..*$/, ''))
    .filter(Boolean);

/** `/me`: the person behind a token, as far as they allowed. */
export const me =
  (social: Social) =>
  (request: Request, response: Response): void => {
    const given = parametersIn(request);
    const bearer = /^(?:Bearer|OAuth) (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const sent = given('access_token') || bearer || '';
    if (!sent) return refuseGraph(response, graphErrors.noToken);
    const token = social.tokens.get(sent);
    if (!isFacebooks(token)) return refuseGraph(response, graphErrors.badToken);
    const proof = given('appsecret_proof');
    if (proof && proof !== appSecretProof(social.settings.facebook.appSecret, sent))
      return refuseGraph(response, graphErrors.badProof);
    const trouble = troubleWith(social, token, 'me');
    if (trouble === 'invalid') return refuseGraph(response, graphErrors.badToken);
    if (trouble === 'expired' || social.clock.now() >= token.expiresAt)
      return refuseGraph(response, graphErrors.expired);
    const names = new Set(['id', ...fieldNames(given('fields') || 'name')]);
    const unknown = [...names].find((name) => !fields[name]);
    if (unknown) return refuseGraph(response, unknownField(unknown));
    note(response, token.grant.person.id);
    response.json(
      Object.fromEntries([...names].map((name) => [name, fields[name]?.(social, token, trouble)])),
    );
  };
