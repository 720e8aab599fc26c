import { createHash } from 'node:crypto';

/** A person with an account at Google and at Facebook. */
export interface Person {
  id: string;
  name: string;
  givenName: string;
  familyName: string;
  email?: string;
  /** Google's `email_verified`. Facebook returns no unconfirmed address. */
  emailVerified: boolean;
  /** Google's `sub`: digits, too many for a number type. */
  googleId: string;
  /** Facebook's id of the person within the app. */
  facebookId: string;
}

export interface TypedPerson {
  name: string;
  email?: string;
  emailVerified: boolean;
}

const deriveDigits = (key: string, count: number): string =>
  BigInt(`0x${createHash('sha256').update(key).digest('hex')}`)
    .toString()
    .slice(0, count);

/** The ids derive from the email, or from the name without one: the same input gives the same person. */
export const createPerson = (typed: TypedPerson, id = 'other'): Person => {
  const words = typed.name.trim().split(/\s+/);
  const key = typed.email?.toLowerCase() ?? `name ${typed.name.trim()}`;
  return {
    id,
    name: words.join(' '),
    givenName: words.slice(0, -1).join(' ') || words.join(' '),
    familyName: words.length > 1 ? (words.at(-1) ?? '') : '',
    ...(typed.email && { email: typed.email }),
    emailVerified: typed.emailVerified,
    googleId: `1${deriveDigits(`google ${key}`, 20)}`,
    facebookId: `10${deriveDigits(`facebook ${key}`, 15)}`,
  };
};

export const people: readonly Person[] = [
  createPerson({ name: 'Nadia Rahman', email: 'nadia.rahman@example.com', emailVerified: true }, 'nadia'),
  createPerson({ name: 'তানভীর হাসান', email: 'tanvir.hasan@example.com', emailVerified: true }, 'tanvir'),
  // The demo data has a password account with this email, to show account linking.
  createPerson({ name: 'Maliha Tasnim', email: 'student@sargam.test', emailVerified: true }, 'student'),
  createPerson({ name: 'Rafi Ahmed', email: 'rafi.ahmed@example.com', emailVerified: false }, 'rafi'),
  createPerson({ name: 'Mitu Das', emailVerified: false }, 'mitu'),
];

export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
