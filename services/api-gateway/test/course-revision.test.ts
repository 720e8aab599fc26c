import { domainError } from '@sargam/chassis/errors';
import { summary } from './course-sample.ts';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const savedAt = new Date('2026-11-21T04:30:00Z');
const admin = () => gateway.tokenOf('admin');
const callsOf = (name: string) => gateway.fakes.calls.filter(({ call }) => call === name);
const requestsOf = (name: string) => callsOf(name).map(({ request }) => request);
beforeEach(() => {
  gateway.fakes.answer('catalogue.getCourse', () => ({ summary, version: 3, revisionSavedAt: savedAt }));
  gateway.fakes.answer('catalogue.saveCourse', () => ({ summary }));
});

it('a change is saved at once without revision=draft, and in the revision with it', async () => {
  for (const path of ['/course/c1/', '/course/c1/?revision=draft']) {
    const form = new FormData();
    form.append('subtitle', 'Changed');
    expect((await gateway.call(path, { form, token: await admin() })).status).toBe(200);
  }
  expect(requestsOf('catalogue.getCourse').map(({ withRevision }) => withRevision)).toEqual([false, true]);
  expect(requestsOf('catalogue.saveCourse')).toMatchObject([
    { asRevision: false, basedOnVersion: 3 },
    { asRevision: true, basedOnVersion: 3 },
  ]);
});

it('a change of the bundle is saved with the number of paid lessons, archived ones included, and other changes without', async () => {
  gateway.fakes.answer('learning.listLessons', () => ({
    lessons: [
      { id: 'l1', status: 'LESSON_STATUS_PAID', archived: true },
      { id: 'l2', status: 'LESSON_STATUS_OPEN' },
    ],
  }));
  for (const [name, value] of [
    ['bundleCourses', 'c2,c3'],
    ['subtitle', 'Changed'],
  ] as const) {
    const form = new FormData();
    form.append(name, value);
    expect((await gateway.call('/course/c1/', { form, token: await admin() })).status).toBe(200);
  }
  expect(requestsOf('learning.listLessons')).toMatchObject([{ courseId: 'c1', withArchived: true }]);
  expect(requestsOf('catalogue.saveCourse')).toMatchObject([{ paidLessonCount: 1 }, { paidLessonCount: 0 }]);
});

it('a preview shows the revision with the lessons of a visitor', async () => {
  const { body } = await gateway.call('/course/c1/?revision=draft', { token: await admin() });
  expect(body).toMatchObject({ _id: 'c1', revisionSavedAt: savedAt.toISOString() });
  expect(callsOf('catalogue.getCourse')).toMatchObject([
    { request: { withRevision: true }, caller: { roles: ['admin'] } },
  ]);
  expect(requestsOf('learning.listLessons')).toMatchObject([
    { asVisitor: true, withDraft: true, withArchived: false },
  ]);
});

it('an editor reads the revision with both languages and all lessons', async () => {
  await gateway.call('/course/c1/?revision=draft&texts=both', { token: await admin() });
  expect(callsOf('learning.listLessons')).toMatchObject([
    { request: { withArchived: true, withDraft: true, asVisitor: false }, caller: { roles: ['admin'] } },
  ]);
});

it('publishing sends version and lessons, and a conflict has the present course', async () => {
  gateway.fakes.answer('learning.listLessons', () => ({ lessons: [{ id: 'l1' }] }));
  gateway.fakes.answer('catalogue.publishRevision', () => ({ summary }));
  const path = '/course/revision/publish/c1';
  const json = { version: 3 };
  expect((await gateway.call(path, { json, token: await admin() })).body).toMatchObject({
    message: 'Course published!!!',
    data: { _id: 'c1' },
  });
  expect(requestsOf('catalogue.publishRevision')).toEqual([
    { courseId: 'c1', basedOnVersion: 3, lessonCount: 1, paidLessonCount: 0, lessonDraft: 0 },
  ]);
  gateway.fakes.answer('catalogue.publishRevision', () => {
    throw domainError.conflict('revision-missing', 'The course has no unpublished changes any more.');
  });
  const { status, body } = await gateway.call(path, { json, token: await admin() });
  expect([status, body['code'], body['course']]).toMatchObject([409, 'revision-missing', { _id: 'c1' }]);
});

it('a revision is discarded with the lessons', async () => {
  gateway.fakes.answer('catalogue.discardRevision', () => ({ summary }));
  gateway.fakes.answer('drafts.closeDraft', () => ({ courseId: 'c1', number: 4, changeCount: 1 }));
  const path = '/course/revision/c1?version=3';
  const { status } = await gateway.call(path, { method: 'DELETE', token: await gateway.tokenOf('content') });
  expect(status).toBe(200);
  expect(requestsOf('catalogue.discardRevision')).toEqual([
    { courseId: 'c1', basedOnVersion: 3, lessonDraft: 4 },
  ]);
});

it('the answer to a publication comes when the lessons are published', async () => {
  const draft = { courseId: 'c1', number: 4, changeCount: 2 };
  const open = [[draft], [draft], [{ ...draft, number: 5 }]];
  gateway.fakes.answer('drafts.closeDraft', () => draft);
  gateway.fakes.answer('drafts.listDrafts', () => ({ drafts: open.shift() ?? [] }));
  gateway.fakes.answer('catalogue.publishRevision', () => ({ summary }));
  const path = '/course/revision/publish/c1';
  expect((await gateway.call(path, { json: { version: 3 }, token: await admin() })).status).toBe(200);
  expect(requestsOf('catalogue.publishRevision')).toMatchObject([{ lessonDraft: 4 }]);
  expect(open).toEqual([]);
  // The draft is closed before the lessons are counted: later changes belong to the next draft.
  const names = gateway.fakes.calls.map(({ call }) => call);
  expect(names.indexOf('drafts.closeDraft')).toBeLessThan(names.indexOf('learning.listLessons'));
});

it('an editor sees what is not published, and changes lessons and files in the revision', async () => {
  gateway.fakes.answer('learning.listLessons', () => ({
    lessons: [{ id: 'l1', draftChange: 'DRAFT_CHANGE_NEW' }, { id: 'l2' }],
    documents: [{ id: 'd1', draftChange: 'DRAFT_CHANGE_REMOVED' }],
    draft: { courseId: 'c1', number: 4, changeCount: 2, reordered: true },
  }));
  const { body } = await gateway.call('/course/c1/?revision=draft&texts=both', { token: await admin() });
  expect(body).toMatchObject({ lessonChanges: 2, lessonsReordered: true });
  expect(body['videos']).toMatchObject([{ draftChange: 'new' }, { _id: 'l2' }]);
  expect(body['videos']?.[1]).not.toHaveProperty('draftChange');
  expect(body['documents']).toMatchObject([{ draftChange: 'removed' }]);
  for (const query of ['', '?revision=draft'])
    await gateway.call(`/course/lesson/l1${query}`, { method: 'DELETE', token: await admin() });
  expect(requestsOf('lessons.removeLesson')).toEqual([
    { lessonId: 'l1', asDraft: false },
    { lessonId: 'l1', asDraft: true },
  ]);
});
