import fc from 'fast-check';
import type { Role } from '../people/person.ts';
import { decideAccountLink } from './account-link.ts';

const account = (role: Role, verified: boolean) => ({ role, verifiedAt: verified ? new Date(0) : undefined });
const google = { email: 'mitu@example.com', emailVerified: true };
const facebook = { email: 'mitu@example.com', emailVerified: false };

it.each([
  ['creates an account for a new person', google, undefined, undefined, 'create'],
  [
    'creates an account for a new person with an unverified address',
    facebook,
    undefined,
    undefined,
    'create',
  ],
  ['logs in a linked person', google, account('student', true), undefined, 'log-in'],
  [
    'logs in a linked person although the provider sends no e-mail address any more',
    { email: undefined, emailVerified: false },
    account('student', false),
    undefined,
    'log-in',
  ],
  [
    'links an account if the provider and Sargam both verified the e-mail address',
    google,
    undefined,
    account('student', true),
    'link',
  ],
  [
    'claims a student account whose address only the provider verified',
    google,
    undefined,
    account('student', false),
    'claim',
  ],
  [
    'rejects an account of staff with an unverified address',
    google,
    undefined,
    account('content', false),
    'email-taken',
  ],
  ['rejects an unverified Facebook address', facebook, undefined, account('student', true), 'email-taken'],
  [
    'rejects an identity without an address',
    { email: undefined, emailVerified: false },
    undefined,
    undefined,
    'social-email-missing',
  ],
  ['rejects the address of an admin', google, undefined, account('admin', true), 'social-students-only'],
  ['rejects a linked instructor', google, account('instructor', true), undefined, 'social-students-only'],
] as const)('%s', (_, social, linked, sameAddress, decision) => {
  expect(decideAccountLink(social, linked, sameAddress)).toBe(decision);
});

it('logs in students only, and never links an account through an unverified e-mail address', () => {
  const roles = fc.constantFrom<Role>('admin', 'content', 'instructor', 'student');
  const optionalAccount = fc.option(
    fc.tuple(roles, fc.boolean()).map((args) => account(...args)),
    { nil: undefined },
  );
  const social = fc.record({ email: fc.constantFrom('a@b.cd', undefined), emailVerified: fc.boolean() });
  fc.assert(
    fc.property(social, optionalAccount, optionalAccount, (identity, linked, sameAddress) => {
      const decision = decideAccountLink(identity, linked, sameAddress);
      if (decision === 'log-in') return linked?.role === 'student';
      if (decision === 'create') return !linked && !sameAddress && identity.email !== undefined;
      if (decision !== 'link' && decision !== 'claim') return true;
      const isVerified = sameAddress?.verifiedAt !== undefined;
      return (
        identity.emailVerified && isVerified === (decision === 'link') && sameAddress?.role === 'student'
      );
    }),
  );
});
