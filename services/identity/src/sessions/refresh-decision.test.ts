import type { PersonId } from '../people/person.ts';
import { decideRefresh } from './refresh-decision.ts';

const now = new Date('2026-11-21T10:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const token = (usedAt?: Date, change: object = {}) => ({
  session: { id: 's', personId: 'p' as PersonId, expiresAt: new Date('2026-12-01T00:00:00Z') },
  usedAt,
  sessionEnded: false,
  ...change,
});

it.each([
  ['an unused token rotates', token(), 'rotate'],
  ['a token used within the grace period is reissued', token(ago(9)), 'reissue'],
  ['a token used before the grace period is reused', token(ago(11)), 'reused'],
  ['a token of an ended session is invalid', token(undefined, { sessionEnded: true }), 'invalid'],
  ['an unknown token is invalid', undefined, 'invalid'],
] as const)('%s', (_, state, decision) => {
  expect(decideRefresh(state, now, 10_000)).toBe(decision);
});

it('a token of an expired session is invalid', () => {
  expect(decideRefresh(token(), new Date('2026-12-01T00:00:00Z'), 10_000)).toBe('invalid');
});
