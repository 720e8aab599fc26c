import { buildCourse } from '../testing/samples.ts';
import type { Course } from './course.ts';
import {
  askForChanges,
  decideIfSent,
  findProposal,
  publishSubmittedCourse,
  type SubmissionState,
  submitCourse,
  takeBackIfSent,
  withdrawCourse,
} from './submission.ts';

const now = new Date('2026-11-24T10:00:00Z');
const sentAt = new Date('2026-11-20T10:00:00Z');
const courseIn = (state: SubmissionState): Course =>
  buildCourse({ published: false, submission: { state, sentAt, comment: 'More chords' } });
const refused = 'refused';
const stateAfter = (act: (course: Course) => Course, course: Course): string | undefined => {
  try {
    return act(course).submission?.state;
  } catch (error) {
    expect(error).toMatchObject({ kind: 'conflict', code: 'submission-outdated' });
    return refused;
  }
};

it.each([
  ['editing', 'waiting', refused, refused, refused],
  ['waiting', refused, 'editing', 'changesAsked', 'published'],
  ['changesAsked', 'waiting', 'editing', refused, refused],
  ['published', 'waiting', refused, refused, refused],
] as const)('from %s: send %s, take back %s, ask for changes %s, publish %s', (state, ...next) => {
  const acts = [
    (course: Course) => submitCourse(course, now),
    (course: Course) => withdrawCourse(course, now),
    (course: Course) => askForChanges(course, 'Less', now),
    (course: Course) => publishSubmittedCourse(course, now),
  ];
  expect(acts.map((act) => stateAfter(act, courseIn(state)))).toEqual(next);
});

it('a course that was never sent can be sent, and nothing else happens with it', () => {
  const course = buildCourse();
  expect(submitCourse(course, now).submission).toEqual({ state: 'waiting', sentAt: now, comment: '' });
  expect(decideIfSent(course, now)).toBe(course);
  expect(takeBackIfSent(course, now)).toBe(course);
});

it('the comment is that of the last decision, and the wait counts from the last sending', () => {
  const asked = askForChanges(courseIn('waiting'), 'Less', now);
  expect(asked.submission).toEqual({ state: 'changesAsked', sentAt, decidedAt: now, comment: 'Less' });
  expect(submitCourse(asked, now).submission).toEqual({ state: 'waiting', sentAt: now, comment: '' });
});

it('a proposal is only what differs from the prices of the course', () => {
  const offer = { price: 100n, oldPrice: 0n, validityDays: 30 };
  const prices = { standard: offer, tiers: { gold: offer } };
  expect(findProposal(prices, structuredClone(prices))).toBeUndefined();
  expect(findProposal(prices, { standard: offer, tiers: {} })).toEqual({ standard: offer, tiers: {} });
});
