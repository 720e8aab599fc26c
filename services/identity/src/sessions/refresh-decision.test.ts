import type { PersonId } from '../people/person.ts';
import { decideRefresh } from './refresh-decision.ts';

const now = new Date('2026-11-21T10:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const session = {
  id: 's',
  personId: 'p' as PersonId,
  createdAt: ago(3600),
  activeAt: ago(60),
  authenticatedAt: ago(3600),
  expiresAt: now,
};
const token = (usedAt?: Date, change: object = {}) => ({
  session,
  usedAt,
  sessionEnded: false,
  successorSalt: Buffer.alloc(32),
  ...change,
});
const later = ago(-3600);
const active = { expiresAt: later, idleAt: undefined };
const idle = { expiresAt: later, idleAt: now };

it.each([
  ['an unused token rotates', token(), active, 'rotate'],
  ['a token used within the grace period is reissued', token(ago(9)), active, 'reissue'],
  ['a token used longer ago than the grace period counts as reuse', token(ago(11)), active, 'reused'],
  ['a token of an ended session is invalid', token(undefined, { sessionEnded: true }), active, 'invalid'],
  ['a token of an expired session is expired', token(), { expiresAt: now, idleAt: undefined }, 'expired'],
  ['an unused token of an idle session is idle', token(), idle, 'idle'],
  ['a token used within the grace period of an idle session is idle', token(ago(9)), idle, 'idle'],
  ['a stolen token is noticed in an idle session too', token(ago(11)), idle, 'reused'],
  ['a token before the idle limit rotates', token(), { expiresAt: later, idleAt: ago(-1) }, 'rotate'],
] as const)('%s', (_, state, ends, decision) => {
  expect(decideRefresh(state, ends, now, 10_000)).toBe(decision);
});
