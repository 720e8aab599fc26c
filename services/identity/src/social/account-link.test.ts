import fc from 'fast-check';
import type { Role } from '../people/person.ts';
import { decideAccountLink } from './account-link.ts';

const account = (role: Role, verified: boolean) => ({ role, verifiedAt: verified ? new Date(0) : undefined });
const google = { email: 'mitu@example.com', emailVerified: true };
const facebook = { email: 'mitu@example.com', emailVerified: false };

it.each([
  ['somebody new', google, undefined, undefined, 'make'],
  ['somebody new whose address nobody vouches for', facebook, undefined, undefined, 'make'],
  ['somebody who came before', google, account('student', true), undefined, 'log-in'],
  [
    'somebody who came before and shares no address now',
    { email: undefined, emailVerified: false },
    account('student', false),
    undefined,
    'log-in',
  ],
  ['an address verified on both sides', google, undefined, account('student', true), 'link'],
  ['an account that never proved its address', google, undefined, account('student', false), 'email-taken'],
  ['an address that Facebook names', facebook, undefined, account('student', true), 'email-taken'],
  [
    'nobody’s address',
    { email: undefined, emailVerified: false },
    undefined,
    undefined,
    'social-email-missing',
  ],
  ['an admin’s address', google, undefined, account('admin', true), 'social-students-only'],
  ['an instructor', google, account('instructor', true), undefined, 'social-students-only'],
] as const)('%s', (_, social, linked, sameAddress, verdict) => {
  expect(decideAccountLink(social, linked, sameAddress)).toBe(verdict);
});

it('nobody but a student ever gets in, and no account is taken over by an unproved address', () => {
  const roles = fc.constantFrom<Role>('admin', 'content', 'instructor', 'student');
  const known = fc.option(
    fc.tuple(roles, fc.boolean()).map((of) => account(...of)),
    { nil: undefined },
  );
  const social = fc.record({ email: fc.constantFrom('a@b.cd', undefined), emailVerified: fc.boolean() });
  fc.assert(
    fc.property(social, known, known, (came, linked, sameAddress) => {
      const verdict = decideAccountLink(came, linked, sameAddress);
      if (verdict === 'log-in') return linked?.role === 'student';
      if (verdict === 'make') return !linked && !sameAddress && came.email !== undefined;
      if (verdict !== 'link') return true;
      return came.emailVerified && sameAddress?.verifiedAt !== undefined && sameAddress.role === 'student';
    }),
  );
});
