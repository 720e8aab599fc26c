import type { Grant } from '../grants/grant.ts';
import { picturePath } from '../people/picture.ts';

export type Claims = Readonly<Record<string, string | number | boolean | undefined>>;

/** The claims that the scopes allow; the same in the ID token and in userinfo. */
export const buildPersonClaims = ({ person, scopes }: Grant, publicUrl: string): Claims => ({
  sub: person.googleId,
  ...(scopes.includes('email') &&
    person.email && { email: person.email, email_verified: person.emailVerified }),
  ...(scopes.includes('profile') && {
    name: person.name,
    picture: `${publicUrl}${picturePath(person)}`,
    given_name: person.givenName,
    ...(person.familyName && { family_name: person.familyName }),
  }),
});
