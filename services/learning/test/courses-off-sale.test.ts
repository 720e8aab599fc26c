import { draftSteps } from './draft-steps.ts';
import { startTestSystem, type TestSystem } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.suite.stop(), 30_000);

const steps = draftSteps(() => system);
const { aPublishedCourse, addInDraft, lessons, listDrafts, listEdited, shownTitles } = steps;
const changesOf = async (courseId: string) => {
  const { lessons: edited } = await listEdited(courseId);
  return edited.map(({ id, draftChange }) => [id, draftChange.replace('DRAFT_CHANGE_', '').toLowerCase()]);
};

it('the lessons of a course that was taken off sale stay as they are for its students', async () => {
  await aPublishedCourse('c11', 'u');
  // The course has no draft any more as soon as the event has arrived.
  await addInDraft('c11', 'v');
  const { number } = await steps.closeDraft('c11');
  const offSale = { published: false, hasPublishedVersion: true };
  await steps.publishEvent('c11', { ...offSale, discardedDraft: number });
  await system.suite.eventually(async () => expect(await listDrafts('c11')).toEqual([]));
  await lessons().updateLesson({ lessonId: 'u', titleEn: 'Waltz' });
  expect(await shownTitles('c11')).toEqual(['Lesson u']);
  expect(await changesOf('c11')).toEqual([['u', 'changed']]);
});

describe('while the events of catalogue are late', () => {
  const aLateCourse = async (courseId: string, lessonId: string, inCatalogue: object) => {
    await aPublishedCourse(courseId, lessonId);
    await addInDraft(courseId, `${lessonId}-new`);
    const { number } = await steps.closeDraft(courseId);
    await steps.publishEvent(courseId, { published: false, discardedDraft: number });
    await system.suite.eventually(async () => expect(await listDrafts(courseId)).toEqual([]));
    system.catalogueCourses.set(courseId, inCatalogue);
  };

  it('an instructor does not change a course that is published already at once', async () => {
    await aLateCourse('c12', 'w', { hasPublishedVersion: true });
    await lessons().updateLesson({ lessonId: 'w', titleEn: 'Waltz' });
    await addInDraft('c12', 'w2');
    await lessons().reorderLessons({ courseId: 'c12', lessonIds: ['w2', 'w'] });
    expect(await shownTitles('c12')).toEqual(['Lesson w']);
    expect(await changesOf('c12')).toEqual([
      ['w2', 'new'],
      ['w', 'changed'],
    ]);
  });

  it('an instructor does not change a course that waits already', async () => {
    await aLateCourse('c13', 'x', { waiting: true });
    await expect(lessons().updateLesson({ lessonId: 'x', titleEn: 'Waltz' })).rejects.toMatchObject({
      code: 'course-waits',
    });
  });

  it('a course that catalogue confirms as not published is changed at once', async () => {
    await aLateCourse('c14', 'y', {});
    await lessons().updateLesson({ lessonId: 'y', titleEn: 'Waltz' });
    expect(await shownTitles('c14')).toEqual(['Waltz']);
  });
});
