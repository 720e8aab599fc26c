import type { PersonId } from '../people/person.ts';
import { endsOf, limitsOf, withActivity } from './session-limits.ts';

const minute = 60_000;
const hour = 60 * minute;
const settings = { sessionLife: 720 * hour, staffSessionLife: 12 * hour, staffIdleLimit: 30 * minute };
const start = new Date('2026-11-21T10:00:00Z');
const at = (minutes: number) => new Date(start.getTime() + minutes * minute);
const session = {
  id: 's',
  personId: 'p' as PersonId,
  createdAt: start,
  expiresAt: at(720 * 60),
  activeAt: at(100),
  authenticatedAt: start,
};

it.each(['admin', 'content'] as const)(
  'a session of the role %s ends after 12 hours and after 30 minutes without activity, also if it is older than the limits',
  (role) => {
    expect(endsOf(session, limitsOf(role, settings))).toEqual({ expiresAt: at(720), idleAt: at(130) });
  },
);

it.each(['instructor', 'student'] as const)('a session of the role %s has no idle limit', (role) => {
  expect(endsOf(session, limitsOf(role, settings))).toEqual({
    expiresAt: at(720 * 60),
    idleAt: undefined,
  });
});

it.each([
  ['activity since then counts', 129, 129],
  ['an idle tab does not take back the activity of another', 90, 100],
  ['activity after the idle limit does not count', 130, 100],
])('%s', (_, reported, active) => {
  const limits = limitsOf('admin', settings);
  expect(withActivity(session, at(reported), limits).activeAt).toEqual(at(active));
});
