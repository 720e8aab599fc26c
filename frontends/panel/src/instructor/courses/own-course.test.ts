import { ownCourseState } from './own-course.ts';

const sent = (state: 'editing' | 'waiting' | 'changes-asked' | 'published') => ({
  state,
  sentAt: null,
  decidedAt: null,
  comment: null,
});

it.each([
  ['draft', false, null, false],
  ['draft', false, sent('editing'), true],
  ['waiting', false, sent('waiting'), true],
  ['waiting', true, sent('waiting'), true],
  ['changes-asked', true, sent('changes-asked'), true],
  ['published', true, sent('published'), false],
  ['unsent', true, sent('published'), true],
  ['unsent', true, null, true],
] as const)(
  'is %s: published %s, submission %j, unsent changes %s',
  (state, published, submission, unsentChanges) => {
    expect(ownCourseState({ published, submission, unsentChanges })).toBe(state);
  },
);
