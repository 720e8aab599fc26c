import { buildLesson } from '../testing/samples.ts';
import { findLessonToShow, findNextLesson, lessonAccess } from './lessons.ts';

const open = buildLesson({ _id: 'open' });
const paid = buildLesson({ _id: 'paid', status: 'paid', src: null });
const bought = buildLesson({ _id: 'bought', status: 'paid' });
const behindLogin = buildLesson({ _id: 'login', status: 'login', src: null });

describe('lesson access', () => {
  it.each([
    [open, false, 'open'],
    [paid, false, 'locked'],
    [paid, true, 'locked'],
    [bought, true, 'open'],
    [behindLogin, false, 'login'],
    [behindLogin, true, 'open'],
  ] as const)('%#', (lesson, isLoggedIn, way) => expect(lessonAccess(lesson, isLoggedIn)).toBe(way));
});

describe('the lesson on the page', () => {
  it('is the lesson in the URL', () => {
    expect(findLessonToShow([open, bought], 'bought')).toBe(bought);
  });

  it('is else a started lesson, then the first unfinished one, then the first playable one', () => {
    const done = buildLesson({ _id: 'done', completed: true });
    const halfway = buildLesson({ _id: 'halfway', stoppedAt: 40 });
    expect(findLessonToShow([done, open, halfway], null)).toBe(halfway);
    expect(findLessonToShow([done, open], null)).toBe(open);
    expect(findLessonToShow([done], null)).toBe(done);
    expect(findLessonToShow([paid], null)).toBeUndefined();
  });

  it('is followed by the next playable lesson', () => {
    expect(findNextLesson([open, paid, bought], open)).toBe(bought);
    expect(findNextLesson([open, paid], open)).toBeUndefined();
  });
});
