import { domainError } from '@sargam/chassis/errors';
import { summary } from './course-sample.ts';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const admin = () => gateway.tokenOf('admin');
const outdated = () => {
  throw domainError.conflict('version-outdated', 'Another person has changed this.');
};
const requestsOf = (name: string) =>
  gateway.fakes.calls.filter(({ call }) => call === name).map(({ request }) => request);
const subtitleForm = (version?: string) => {
  const form = new FormData();
  form.append('subtitle', 'Changed');
  if (version) form.append('version', version);
  return form;
};

describe('a change of a course', () => {
  it('that names its version is refused with the present course where the version is outdated', async () => {
    gateway.fakes.answer('catalogue.getCourse', () => ({ summary: { ...summary, version: 8 }, version: 8 }));
    gateway.fakes.answer('catalogue.saveCourse', outdated);
    const { status, body } = await gateway.call('/course/c1/', {
      form: subtitleForm('5'),
      token: await admin(),
    });
    expect([status, body['code']]).toEqual([409, 'version-outdated']);
    expect(body['course']).toMatchObject({ _id: 'c1', title: 'First chords', version: 8 });
    expect(requestsOf('catalogue.saveCourse')).toMatchObject([{ basedOnVersion: 5 }]);
  });

  it('that names no version is merged again into the present course, so that no other change is lost', async () => {
    let version = 1;
    gateway.fakes.answer('catalogue.getCourse', () => ({ summary, courseHours: `${version}`, version }));
    gateway.fakes.answer('catalogue.saveCourse', ({ course }) => {
      version += 1;
      return version === 2 ? outdated() : course;
    });
    const { status } = await gateway.call('/course/c1/', { form: subtitleForm(), token: await admin() });
    expect(status).toBe(200);
    expect(requestsOf('catalogue.saveCourse')).toMatchObject([
      { basedOnVersion: 1, course: { courseHours: '1' } },
      { basedOnVersion: 2, course: { courseHours: '2', summary: { subtitle: { en: 'Changed' } } } },
    ]);
  });
});

describe('publishing', () => {
  it('sends the number and the draft of the lessons, and the version that the admin saw', async () => {
    gateway.fakes.answer('learning.listLessons', () => ({ lessons: [{ id: 'l1' }, { id: 'l2' }] }));
    gateway.fakes.answer('drafts.listDrafts', () => ({ drafts: [{ courseId: 'c1', number: 3 }] }));
    await gateway.call('/course/published/c1?version=4', { token: await admin() });
    expect(requestsOf('catalogue.publishCourse')).toMatchObject([
      { courseId: 'c1', published: true, lessonCount: 2, lessonDraft: 3, basedOnVersion: 4 },
    ]);
  });

  it('is refused with the present state for the second of two admins', async () => {
    gateway.fakes.answer('catalogue.publishCourse', outdated);
    gateway.fakes.answer('catalogue.getCourse', () => ({ summary: { ...summary, version: 5 } }));
    const { status, body } = await gateway.call('/course/published/c1?version=4', { token: await admin() });
    expect(status).toBe(409);
    expect(body['course']).toMatchObject({ published: true, version: 5 });
  });

  it('of an instructor is refused in the same way', async () => {
    gateway.fakes.answer('catalogue.publishInstructor', outdated);
    gateway.fakes.answer('catalogue.getInstructor', () => ({ id: 'i1', published: true, version: 5 }));
    const path = '/instructor/instructorpublish/i1?version=4';
    const { status, body } = await gateway.call(path, { token: await admin() });
    expect(status).toBe(409);
    expect(body['instructor']).toMatchObject({ _id: 'i1', published: true, version: 5 });
  });

  it('is impossible while the number of lessons is unknown', async () => {
    gateway.fakes.answer('learning.listLessons', () => {
      throw domainError.unavailable();
    });
    expect((await gateway.call('/course/published/c1', { token: await admin() })).status).toBe(503);
    expect(requestsOf('catalogue.publishCourse')).toEqual([]);
  });
});

it('the checklist of a course says what is missing', async () => {
  gateway.fakes.answer('learning.listLessons', () => ({ lessons: [] }));
  gateway.fakes.answer('catalogue.getCourseChecklist', () => ({
    items: [
      { name: 'lesson', required: true, done: false },
      { name: 'banner', required: false, done: true },
    ],
  }));
  const { body } = await gateway.call('/course/c1/checklist', { token: await gateway.tokenOf('content') });
  expect(body).toEqual({
    data: [
      { name: 'lesson', required: true, done: false },
      { name: 'banner', required: false, done: true },
    ],
    ready: false,
  });
  expect(requestsOf('catalogue.getCourseChecklist')).toMatchObject([{ courseId: 'c1', lessonCount: 0 }]);
});

describe('lists of the back-office', () => {
  it('of courses pass page, state, category and words', async () => {
    const path =
      '/course/adminallcourse?page=2&limit=10&published=false&featured=true&q=tabla&catagory=Drums';
    await gateway.call(path, { token: await admin() });
    expect(requestsOf('catalogue.listAllCourses')).toMatchObject([
      { page: { page: 2, limit: 10 }, published: false, featured: true, query: 'tabla', category: 'Drums' },
    ]);
  });

  it('of instructors show the unpublished ones with banner, percentage and version', async () => {
    const instructor = { id: 'i1', name: { en: 'Mitu' }, banner: 'b.webp', sharePercent: 60, version: 3 };
    gateway.fakes.answer('catalogue.listAllInstructors', () => ({ instructors: [instructor], total: 1 }));
    const { body } = await gateway.call('/instructor/admin/instructorlist', { token: await admin() });
    expect(body).toMatchObject({
      data: [{ _id: 'i1', banner: '/api/v1/media/b.webp', percentage: 60, published: false, version: 3 }],
      total: 1,
    });
    expect(requestsOf('catalogue.listAllInstructors')).toMatchObject([{ query: '' }]);
    expect(requestsOf('catalogue.listAllInstructors')[0]?.['published']).toBeUndefined();
  });
});
