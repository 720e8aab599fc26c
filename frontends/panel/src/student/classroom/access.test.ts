import { getAccess } from './access.ts';

const now = Date.parse('2026-11-21T12:00:00+06:00');
const endsOn = (day: string) => ({
  startedAt: '2026-11-01T06:00:00.000Z',
  endsAt: `${day}T23:59:59+06:00`,
  active: true,
});

describe('course access', () => {
  it.each([
    ['a month ahead', '2026-12-21', 'open', 30],
    ['eight days ahead', '2026-11-29', 'open', 8],
    ['seven days ahead, when the first mail is sent', '2026-11-28', 'ending', 7],
    ['on its last day', '2026-11-21', 'ending', 0],
    ['the day after', '2026-11-20', 'ended', 0],
  ])('counts calendar days in Dhaka: %s', (_, day, kind, daysLeft) => {
    expect(getAccess(endsOn(day), now)).toMatchObject({ kind, daysLeft });
  });

  it('has ended if the server says so', () => {
    expect(getAccess({ ...endsOn('2027-01-01'), active: false }, now).kind).toBe('ended');
  });

  it('has the remaining part of the bought time', () => {
    const half = {
      startedAt: '2026-11-11T12:00:00+06:00',
      endsAt: '2026-12-01T12:00:00+06:00',
      active: true,
    };
    expect(getAccess(half, now).left).toBeCloseTo(0.5);
  });
});
