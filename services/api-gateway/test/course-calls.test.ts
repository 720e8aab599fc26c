import { domainError } from '@sargam/chassis/errors';
import { summary } from './course-sample.ts';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const lesson = {
  id: 'l1',
  filename: 'f.mp4',
  signature: 'a/b',
  status: 'LESSON_STATUS_LOGIN',
  sizeBytes: 12n,
};

describe('a course', () => {
  it('has texts in the requested language, in English if Bengali is missing', async () => {
    gateway.fakes.answer('catalogue.listCourses', () => ({ courses: [summary], total: 1, categories: [] }));
    const { body } = await gateway.call('/course/?courseType=advance&catagory=', {
      headers: { 'accept-language': 'bn-BD,en;q=0.5' },
    });
    expect(body['data']).toMatchObject([
      {
        title: 'প্রথম কর্ড',
        subtitle: 'From nothing',
        courseType: 'advanced',
        price: 1250,
        oldPrice: 2000.5,
        priceGold: { price: 3000, oldPrice: 0, validity: 180 },
        thumbnail: '/api/v1/media/a%20b.webp',
      },
    ]);
    expect(gateway.fakes.calls[0]?.request).toMatchObject({ level: 'LEVEL_ADVANCED', category: '' });
  });

  it.each([
    ['popular', 'COURSE_ORDER_POPULAR'],
    ['price-low', 'COURSE_ORDER_PRICE_LOW'],
  ])('lists and search results have the order %s', async (sort, order) => {
    for (const path of ['/course/', '/search/']) {
      await gateway.call(`${path}?sort=${sort}`);
      expect(gateway.fakes.calls.at(-1)?.request).toMatchObject({ order });
      expect((await gateway.call(`${path}?sort=best`)).status).toBe(400);
    }
  });

  it('has related courses without those that the student has', async () => {
    const card = { ...summary, lessonCount: 6, freeLessonCount: 2, totalSeconds: 500 };
    gateway.fakes.answer('catalogue.listRelatedCourses', () => ({ courses: [card], total: 1 }));
    gateway.fakes.answer('learning.listEnrolments', () => ({
      enrolments: [
        { courseId: 'own', active: true },
        { courseId: 'ended', active: false },
      ],
    }));
    const { body } = await gateway.call('/course/c9/related/', { token: await gateway.tokenOf('student') });
    expect(body['data']).toMatchObject([{ _id: 'c1', lessonCount: 6, freeLessonCount: 2, duration: 500 }]);
    expect(gateway.fakes.calls.at(-1)?.request).toMatchObject({
      courseId: 'c9',
      excludedIds: ['own'],
      limit: 4,
    });
    await gateway.call('/course/c9/related/');
    expect(gateway.fakes.calls.at(-1)?.request).toMatchObject({ excludedIds: [] });
  });

  it('has lessons, instructor and a viewing session for signed URLs', async () => {
    gateway.fakes.answer('catalogue.getCourse', () => ({ summary }));
    gateway.fakes.answer('catalogue.getInstructor', () => ({ id: 'teacher', name: { en: 'Rafi' } }));
    gateway.fakes.answer('learning.listLessons', () => ({ lessons: [lesson] }));
    const { body, headers } = await gateway.call('/course/c1/');
    expect(body).toMatchObject({
      videos: [{ src: '/api/v1/video/f.mp4?s=a%2Fb', status: 'login', size: 12 }],
      access: null,
      certificate: null,
      instructorProfile: { name: 'Rafi' },
    });
    const [, viewer] = /sargam_viewer=([\w-]{22})/.exec(headers.getSetCookie().join()) ?? [];
    const request = gateway.fakes.calls.find(({ call }) => call === 'learning.listLessons');
    expect(request?.request['viewerSession']).toBe(viewer);
    const again = await gateway.call('/course/c1/', { headers: { cookie: `sargam_viewer=${viewer}` } });
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  it('redirects a browser without script to the signed video of a lesson, or to the page of a locked one', async () => {
    const locked = { ...lesson, id: 'l2', signature: '' };
    gateway.fakes.answer('learning.listLessons', () => ({ lessons: [lesson, locked] }));
    const open = (id: string) => gateway.call(`/course/c1/watch/${id}`);
    const free = await open('l1');
    expect([free.status, free.headers.get('location')]).toEqual([303, '/api/v1/video/f.mp4?s=a%2Fb']);
    const [, viewer] = /sargam_viewer=([\w-]{22})/.exec(free.headers.getSetCookie().join()) ?? [];
    expect(gateway.fakes.calls.at(-1)?.request).toMatchObject({ courseId: 'c1', viewerSession: viewer });
    expect((await open('l2')).headers.get('location')).toBe('/courseview?id=c1&lesson=l2');
    expect((await open('l3')).headers.get('location')).toBe('/courseview?id=c1&lesson=l3');
  });

  it('shows the state of the certificate application', async () => {
    gateway.fakes.answer('catalogue.getCourse', () => ({ summary }));
    gateway.fakes.answer('learning.listLessons', () => ({ certificate: 'CERTIFICATE_STATE_PENDING' }));
    const { body } = await gateway.call('/course/c1/', { token: await gateway.tokenOf('student') });
    expect(body).toMatchObject({ certificate: 'pending' });
  });

  it('shows free YouTube lessons, and editors can add them', async () => {
    gateway.fakes.answer('catalogue.getCourse', () => ({ summary }));
    const free = { id: 'f1', title: { en: 'First chord', bn: 'প্রথম কর্ড' }, youtubeId: 'dQw4w9WgXcQ' };
    gateway.fakes.answer('learning.listLessons', () => ({ freeLessons: [free] }));
    const { body } = await gateway.call('/course/c1/', { headers: { 'accept-language': 'bn' } });
    const path = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
    expect(body['freeVideos']).toEqual([{ _id: 'f1', title: 'প্রথম কর্ড', path }]);

    gateway.fakes.answer('learning.addFreeLesson', () => free);
    const add = async (role: 'content' | 'student', json: object) =>
      gateway.call('/course/addfreevideos/c1', { json, token: await gateway.tokenOf(role) });
    expect(await add('content', { title: 'First chord', path })).toMatchObject({ status: 200 });
    expect(await add('content', { title: 'First chord' })).toMatchObject({
      status: 400,
      body: { message: 'Please input title and link' },
    });
    expect(await add('student', { title: 'First chord', path })).toMatchObject({ status: 403 });
  });

  it('is shown without lessons while learning is unavailable', async () => {
    gateway.fakes.answer('catalogue.getCourse', () => ({ summary }));
    gateway.fakes.answer('learning.listLessons', () => {
      throw domainError.unavailable();
    });
    const { status, body } = await gateway.call('/course/c1/');
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('videos');
    expect(body).not.toHaveProperty('access');
  });

  it('is visible only to enrolled students when unpublished', async () => {
    gateway.fakes.answer('catalogue.getCourse', () => {
      throw domainError.notFound('course-not-found', 'No data found');
    });
    gateway.fakes.answer('catalogue.getCourses', () => ({ courses: [summary], total: 1 }));
    gateway.fakes.answer('learning.listLessons', () => ({
      lessons: [lesson],
      enrolment: { tier: 'TIER_GOLD', active: true, startedAt: new Date(), endsAt: new Date() },
    }));
    const { status, body } = await gateway.call('/course/c1/', { token: await gateway.tokenOf('student') });
    expect(status).toBe(200);
    expect(body).toMatchObject({ access: { active: true }, videos: [{ status: 'login' }] });
    gateway.fakes.answer('learning.listLessons', () => ({ lessons: [lesson] }));
    expect((await gateway.call('/course/c1/')).status).toBe(404);
  });

  it('keeps fields that a change does not contain', async () => {
    gateway.fakes.answer('catalogue.getCourse', () => ({
      summary,
      courseHours: '5',
      topics: [{ en: 'A', bn: 'ক' }],
      version: 7,
    }));
    const form = new FormData();
    form.append('subtitle', 'Changed');
    form.append('priceSilverPrice', '99.5');
    form.append('priceSilverValidity', '20');
    form.append('topic', 'A; B;');
    await gateway.call('/course/c1/', { form, token: await gateway.tokenOf('admin') });
    const saved = gateway.fakes.calls.find(({ call }) => call === 'catalogue.saveCourse')?.request['course'];
    expect(saved).toMatchObject({
      summary: {
        title: summary.title,
        subtitle: { en: 'Changed' },
        standard: summary.standard,
        tiers: [{ tier: 'TIER_SILVER', pricePoisha: 9950n, validityDays: 20 }, summary.tiers[0]],
      },
      courseHours: '5',
      topics: [
        { en: 'A', bn: 'ক' },
        { en: 'B', bn: '' },
      ],
      version: 7,
    });
  });
});
