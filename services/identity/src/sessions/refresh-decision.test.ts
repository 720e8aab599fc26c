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
  ['the newest token rotates', token(), 'rotate'],
  ['a token used a moment ago, by another tab, is answered again', token(ago(9)), 'reissue'],
  ['a token used long ago has been stolen: the session ends', token(ago(11)), 'reused'],
  ['a token of an ended session is dead', token(undefined, { sessionEnded: true }), 'dead'],
  ['a token that was never given out is dead', undefined, 'dead'],
] as const)('%s', (_, state, verdict) => {
  expect(decideRefresh(state, now, 10_000)).toBe(verdict);
});

it('lets no token outlive its session', () => {
  expect(decideRefresh(token(), new Date('2026-12-01T00:00:00Z'), 10_000)).toBe('dead');
});
