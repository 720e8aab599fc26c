import { DraftChange } from '@sargam/proto/learning/v1/drafts';
import { LessonStatus } from '@sargam/proto/learning/v1/learning';
import { LessonServiceDefinition } from '@sargam/proto/learning/v1/lessons';
import { contentsEvents } from '../src/published-contents/contents-events.ts';
import { draftSteps } from './draft-steps.ts';
import { startTestSystem, type TestSystem } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.suite.stop(), 30_000);

const steps = draftSteps(() => system);
const { aPublishedCourse, addInDraft, decide, lessons, listDrafts, listEdited, listShown, shownTitles } =
  steps;
const lessonsOf = (role: string) =>
  system.suite.as({ subject: role, roles: [role] }).client(LessonServiceDefinition);
const changesOf = async (courseId: string) => {
  const { lessons: edited } = await listEdited(courseId);
  return edited.map(({ id, draftChange }) => [id, draftChange.replace('DRAFT_CHANGE_', '').toLowerCase()]);
};

/** The titles in each event about the contents of the course. */
const publishedTitles = (courseId: string) =>
  system.suite
    .publishedEvents(contentsEvents)
    .flatMap(({ event: { event } }) =>
      event?.value.courseId === courseId ? [event.value.lessonTitles.map(({ en }) => en)] : [],
    );

describe('the lessons of a published course', () => {
  it('stay as they are for students until the draft is published', async () => {
    await aPublishedCourse('c1', 'a', 'b', 'c');
    await lessons().updateLesson({ lessonId: 'a', titleEn: 'Waltz', tempoBpm: 90 });
    await addInDraft('c1', 'd');
    await lessons().removeLesson({ lessonId: 'b' });
    await lessons().reorderLessons({ courseId: 'c1', lessonIds: ['d', 'c', 'a'] });
    expect(await shownTitles('c1')).toEqual(['Lesson a', 'Lesson b', 'Lesson c']);
    expect(await changesOf('c1')).toEqual([
      ['d', 'new'],
      ['c', 'unspecified'],
      ['a', 'changed'],
      ['b', 'removed'],
    ]);
    // Three lessons and their order.
    expect(await listDrafts('c1')).toMatchObject([{ courseId: 'c1', changeCount: 4, reordered: true }]);
    await decide('c1', 'publishedDraft');
    expect(await shownTitles('c1')).toEqual(['Lesson d', 'Lesson c', 'Waltz']);
    // The three lessons, and the publication of the draft.
    await system.suite.eventually(() =>
      expect(publishedTitles('c1').map((titles) => titles.length)).toEqual([1, 2, 3, 3]),
    );
    expect(publishedTitles('c1').at(-1)).toEqual(['Lesson d', 'Lesson c', 'Waltz']);
    expect((await listEdited('c1')).draft).toBeUndefined();
  });

  it('are unchanged after the draft is discarded, and new ones are gone', async () => {
    await aPublishedCourse('c2', 'e', 'f');
    await lessons().updateLesson({ lessonId: 'e', titleEn: 'Waltz' });
    await lessons().reorderLessons({ courseId: 'c2', lessonIds: ['f', 'e'] });
    await lessons().removeLesson({ lessonId: 'f' });
    await addInDraft('c2', 'g');
    await decide('c2', 'discardedDraft');
    expect(await shownTitles('c2')).toEqual(['Lesson e', 'Lesson f']);
    expect(await changesOf('c2')).toEqual([
      ['e', 'unspecified'],
      ['f', 'unspecified'],
    ]);
  });

  it('are kept with the progress of students, if a removal is published', async () => {
    await aPublishedCourse('c3', 'studied', 'unused');
    await system.as('student').savePosition({ lessonId: 'studied', seconds: 60 });
    for (const lessonId of ['studied', 'unused'])
      expect(await lessons().removeLesson({ lessonId })).toEqual({ archived: false });
    expect((await listShown('c3', system.as('student'))).lessons).toHaveLength(2);
    await decide('c3', 'publishedDraft');
    expect(await shownTitles('c3')).toEqual([]);
    const { lessons: edited } = await listEdited('c3');
    expect(edited).toMatchObject([{ id: 'studied', archived: true }]);
    await lessons().restoreLesson({ lessonId: 'studied' });
    expect(await shownTitles('c3')).toEqual([]);
    await decide('c3', 'publishedDraft');
    expect((await listShown('c3', system.as('student'))).lessons).toMatchObject([
      { id: 'studied', completed: true },
    ]);
  });

  it('show no change after the opposite edit', async () => {
    await aPublishedCourse('c4', 'h', 'i');
    await lessons().updateLesson({ lessonId: 'h', titleEn: 'Waltz' });
    await lessons().updateLesson({ lessonId: 'h', titleEn: 'Lesson h' });
    await lessons().removeLesson({ lessonId: 'i' });
    await lessons().restoreLesson({ lessonId: 'i' });
    await addInDraft('c4', 'j');
    await lessons().removeLesson({ lessonId: 'j' });
    expect(await listDrafts('c4')).toEqual([]);
    expect(await changesOf('c4')).toEqual([
      ['h', 'unspecified'],
      ['i', 'unspecified'],
    ]);
  });
});

describe('who changes a published course', () => {
  it('an admin changes it at once outside of the editor, and a content uploader does not', async () => {
    await aPublishedCourse('c5', 'k');
    await lessonsOf('content').updateLesson({ lessonId: 'k', tempoBpm: 90 });
    await lessonsOf('admin').updateLesson({ lessonId: 'k', titleEn: 'In the editor', asDraft: true });
    await lessonsOf('admin').updateLesson({ lessonId: 'k', status: LessonStatus.LESSON_STATUS_LOGIN });
    expect((await listShown('c5')).lessons).toMatchObject([
      { title: { en: 'Lesson k' }, tempoBpm: 0, status: LessonStatus.LESSON_STATUS_LOGIN },
    ]);
    await decide('c5', 'publishedDraft');
    expect((await listShown('c5')).lessons).toMatchObject([
      { title: { en: 'In the editor' }, tempoBpm: 90, status: LessonStatus.LESSON_STATUS_LOGIN },
    ]);
  });

  it('a content uploader neither opens a paid lesson to visitors nor removes lessons', async () => {
    await aPublishedCourse('c10', 's', 't');
    const paid = LessonStatus.LESSON_STATUS_PAID;
    await lessonsOf('admin').updateLesson({ lessonId: 's', status: paid });
    const shown = async () =>
      (await listShown('c10')).lessons.map(({ id, status, signature }) => [id, status, signature !== '']);
    const before = [
      ['s', paid, false],
      ['t', LessonStatus.LESSON_STATUS_OPEN, true],
    ];
    expect(await shown()).toEqual(before);
    await lessonsOf('content').updateLesson({ lessonId: 's', status: LessonStatus.LESSON_STATUS_OPEN });
    expect(await shown()).toEqual(before);
    for (const lessonId of ['s', 't']) await lessonsOf('content').removeLesson({ lessonId });
    expect(await shown()).toEqual(before);
    expect(await listDrafts('c10')).toMatchObject([{ changeCount: 2 }]);
  });

  it.each([
    ['published', true],
    ['not published', false],
  ])('while a course that is %s waits, only admins change its lessons', async (_, published) => {
    const [courseId, lessonId] = [`c6-${published}`, `l-${published}`];
    await aPublishedCourse(courseId, lessonId);
    await steps.publishEvent(courseId, { published, waiting: true });
    const change = { lessonId, status: LessonStatus.LESSON_STATUS_OPEN };
    const changes = [
      () => lessons().updateLesson(change),
      () => lessonsOf('content').updateLesson(change),
      () => lessonsOf('content').removeLesson({ lessonId }),
    ];
    await system.suite.eventually(() =>
      expect(lessons().updateLesson(change)).rejects.toMatchObject({ code: 'course-waits' }),
    );
    for (const attempt of changes) await expect(attempt()).rejects.toMatchObject({ code: 'course-waits' });
    await lessonsOf('admin').updateLesson({ lessonId, tempoBpm: 90 });
    await steps.publishEvent(courseId, { published });
    await system.suite.eventually(() => lessons().updateLesson({ lessonId, titleEn: 'Waltz' }));
  });

  it('neither visitors, students nor other instructors see a draft', async () => {
    await aPublishedCourse('c7', 'm');
    await addInDraft('c7', 'n');
    const other = system.as('other', 'instructor', { instructor: 'i2' });
    for (const client of [system.visitor(), system.as('student'), other]) {
      const shown = await client.listLessons({ courseId: 'c7', withDraft: true, withArchived: true });
      expect(shown.lessons.map(({ id }) => id)).toEqual(['m']);
      expect(shown.draft).toBeUndefined();
    }
  });
});

it('a course that is not published is changed at once', async () => {
  await system.addLesson('c8', 'o', LessonStatus.LESSON_STATUS_OPEN);
  await system.admin().renameLesson({ lessonId: 'o', title: { en: 'Waltz', bn: '' }, asDraft: true });
  expect(await shownTitles('c8')).toEqual(['Waltz']);
});

it('a new order of a draft that misses a lesson is refused', async () => {
  await aPublishedCourse('c9', 'p', 'q');
  await addInDraft('c9', 'r');
  await expect(lessons().reorderLessons({ courseId: 'c9', lessonIds: ['q', 'p'] })).rejects.toMatchObject({
    code: 'lessons-changed',
  });
  expect((await listEdited('c9')).lessons.at(-1)).toMatchObject({
    id: 'r',
    draftChange: DraftChange.DRAFT_CHANGE_NEW,
  });
});
