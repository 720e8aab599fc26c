import { randomBytes } from 'node:crypto';
import { domainError } from '@sargam/chassis/errors';
import { openObjectStore } from '@sargam/chassis/objects';
import { summary } from './course-sample.ts';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const bucket = () => openObjectStore(gateway.testService.service).bucket('lessons');
const mp4 = Buffer.concat([
  Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2\0\0\0\x08free', 'latin1'),
  randomBytes(500),
]);
const fields = {
  _id: 'c1',
  title: 'First chords',
  titleBn: 'প্রথম কর্ড',
  subtitle: 'From nothing',
  desc: 'Long',
  topic: 'A;B',
  requirements: 'Guitar',
  whoFor: 'All',
  courseHour: '4',
  catagory: 'Guitar',
  courseType: 'beginner',
  instructor: 'i1',
  price: '1500',
  oldPrice: '2000',
  validity: '30',
};
const formOf = (texts: Record<string, string>, files: readonly [string, File][] = []) => {
  const form = new FormData();
  for (const [name, value] of [...Object.entries(texts), ...files]) form.append(name, value);
  return form;
};
const video = (name: string): [string, File] => ['videos', new File([mp4], name)];
const document = (name: string): [string, File] => ['documents', new File(['%PDF-1.7 notes'], name)];
const requestsOf = (name: string) =>
  gateway.fakes.calls.filter(({ call }) => call === name).map(({ request }) => request);
const post = async (path: string, form: FormData, token?: string) =>
  gateway.call(path, { form, token: token ?? (await gateway.tokenOf('admin')) });

beforeEach(() => {
  gateway.fakes.answer('catalogue.saveCourse', () => ({ summary }));
  gateway.fakes.answer('catalogue.getCourse', () => ({ summary, version: 3 }));
});

describe('adding a course', () => {
  it('makes a lesson of each video and upload, and a file of each document, in their order', async () => {
    gateway.fakes.answer('uploads.getUpload', () => ({ name: 'third_lesson.mp4' }));
    const files = [video('First lesson.mp4'), video('second_lesson.mp4'), document('Notes.pdf')];
    const { status, body } = await post('/course/add/', formOf({ ...fields, uploads: 'u1, ' }, files));
    expect([status, body]).toMatchObject([
      200,
      { success: true, message: 'Course Added Successfully!!!', data: { _id: 'c1' }, notAdded: [] },
    ]);
    expect(requestsOf('learning.addLesson')).toMatchObject([
      { courseId: 'c1', lessonId: 'c1-v1', title: { en: 'First lesson' }, originalName: 'First lesson.mp4' },
      { lessonId: 'c1-v2', title: { en: 'second lesson' }, status: 'LESSON_STATUS_PAID' },
      { lessonId: 'u1', uploadId: 'u1', title: { en: 'third lesson' } },
    ]);
    expect(requestsOf('documents.addDocument')).toMatchObject([
      { courseId: 'c1', documentId: 'c1-d1', name: 'Notes.pdf' },
    ]);
    // Catalogue refuses a bundle with paid lessons, and each video becomes one.
    expect(requestsOf('catalogue.saveCourse')).toMatchObject([{ paidLessonCount: 3, asNew: true }]);
  });

  it('takes the form of a content uploader without prices, and refuses that of an admin', async () => {
    const { price: _price, oldPrice: _oldPrice, validity: _validity, ...unpriced } = fields;
    const asUploader = await post('/course/add/', formOf(unpriced), await gateway.tokenOf('content'));
    expect(asUploader.status).toBe(200);
    expect(requestsOf('catalogue.saveCourse')).toMatchObject([{ course: { summary: { id: '' } } }]);
    expect((await post('/course/add/', formOf(unpriced))).status).toBe(400);
  });

  it('removes the files of a repeat, whose lessons exist', async () => {
    gateway.fakes.answer('learning.addLesson', () => ({ objectKey: 'first.mp4' }));
    await post('/course/add/', formOf(fields, [video('First.mp4')]));
    const [lesson] = requestsOf('learning.addLesson');
    expect(await bucket().stat(String(lesson?.['objectKey']))).toBeUndefined();
  });

  it('saves the course although a file is refused, and names the file', async () => {
    gateway.fakes.answer('learning.addLesson', ({ originalName }) => {
      if (originalName === 'bad.mp4') throw domainError.invalid('lesson-incomplete', 'refused');
      return {};
    });
    const { status, body } = await post(
      '/course/add/',
      formOf(fields, [video('bad.mp4'), video('good.mp4')]),
    );
    expect([status, body['notAdded']]).toEqual([200, ['bad.mp4']]);
    const [bad, good] = requestsOf('learning.addLesson').map(({ objectKey }) => String(objectKey));
    expect(await bucket().stat(bad ?? '')).toBeUndefined();
    expect(await bucket().stat(good ?? '')).toMatchObject({ size: mp4.length });
  });

  it('waits until learning knows the course of a content uploader who is bound to its instructor', async () => {
    let attempts = 0;
    gateway.fakes.answer('learning.addLesson', () => {
      attempts += 1;
      if (attempts < 3) throw domainError.forbidden();
      return {};
    });
    const claims = {
      sub: 'uploader',
      role: 'content',
      sid: 'session-uploader',
      verified: true,
      instructor: 'i1',
    };
    const { body } = await post('/course/add/', formOf(fields, [video('a.mp4')]), await gateway.sign(claims));
    expect([body['notAdded'], attempts]).toEqual([[], 3]);
  });

  it('of an instructor is a draft that needs a title only', async () => {
    const token = await gateway.sign({
      sub: 'teacher',
      role: 'instructor',
      sid: 'session-teacher',
      verified: true,
      instructor: 'i1',
    });
    const draft = { title: 'Ragas', catagory: 'Guitar', courseType: 'beginner', instructor: 'i1' };
    expect((await post('/course/add/', formOf(draft), token)).status).toBe(200);
    expect(requestsOf('catalogue.saveCourse')).toMatchObject([
      { course: { summary: { title: { en: 'Ragas' }, category: 'Guitar' } } },
    ]);
    expect((await post('/course/add/', formOf({ ...draft, title: '' }), token)).body).toMatchObject({
      errors: [{ field: 'title' }],
    });
  });

  it('is refused with the specified text if a field is missing or a video is no video', async () => {
    const message = 'Any of the field is not fillup or Failed to Upload!!!';
    const { title: _, ...untitled } = fields;
    expect((await post('/course/add/', formOf(untitled))).body).toMatchObject({
      message,
      errors: [{ field: 'title' }],
    });
    const fake: [string, File] = ['videos', new File([randomBytes(500)], 'fake.mp4')];
    expect((await post('/course/add/', formOf(fields, [fake]))).body).toMatchObject({ code: 'not-a-video' });
    expect(requestsOf('catalogue.saveCourse')).toEqual([]);
  });
});

describe('changing a course', () => {
  it('adds its videos and documents behind the existing ones, with new ids', async () => {
    const form = formOf({ subtitleBn: 'শুরু থেকে' }, [video('More.mp4'), document('More.pdf')]);
    const { body } = await post('/course/c1/', form);
    expect(body).toMatchObject({ message: 'Course Update Successfully!!!', notAdded: [] });
    expect(requestsOf('learning.addLesson')).toMatchObject([{ courseId: 'c1', lessonId: '' }]);
    expect(requestsOf('documents.addDocument')).toMatchObject([{ courseId: 'c1', documentId: '' }]);
    expect(requestsOf('catalogue.saveCourse')).toMatchObject([
      { course: { summary: { subtitle: { en: 'From nothing', bn: 'শুরু থেকে' } } }, basedOnVersion: 3 },
    ]);
  });

  it('is refused with the specified text', async () => {
    const { status, body } = await post('/course/c1/', formOf({ priceGoldValidity: 'many' }));
    expect([status, body['message'], body['errors']]).toMatchObject([
      400,
      'Course Update Failed!!!',
      [{ field: 'priceGoldValidity' }],
    ]);
  });
});
