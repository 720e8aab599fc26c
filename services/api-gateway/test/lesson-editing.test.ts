import { domainError } from '@sargam/chassis/errors';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const lesson = {
  id: 'l1',
  title: { en: 'Waltz', bn: 'ওয়াল্টজ' },
  status: 'LESSON_STATUS_OPEN',
  filename: 'l1.mp4',
  signature: 'sig',
  durationSeconds: 3000,
  tempoBpm: 92.5,
  metre: '3/4',
  firstBeatMs: 0,
  chapters: [{ seconds: 0, title: { en: 'Start', bn: 'শুরু' } }],
  tempoChanges: [{ beat: 17, bpm: 96 }],
  captionLanguages: ['bn'],
  scoreName: 'Waltz.musicxml',
  codecs: ['avc1.64001f', 'mp4a'],
};
const requestsOf = (name: string) =>
  gateway.fakes.calls.filter(({ call }) => call === name).map(({ request }) => request);
const content = () => gateway.tokenOf('content');

it('a lesson shows its music, chapters, captions and score, and both languages to editors', async () => {
  gateway.fakes.answer('catalogue.getCourse', () => ({ summary: { id: 'c1' }, courseHours: '9' }));
  gateway.fakes.answer('learning.listLessons', () => ({ lessons: [lesson, { ...lesson, id: 'l2' }] }));
  const { body } = await gateway.call('/course/c1/?texts=both', { token: await content() });
  expect((body['videos'] as unknown as unknown[])[0]).toMatchObject({
    title: 'Waltz',
    titleBn: 'ওয়াল্টজ',
    tempo: 92.5,
    metre: '3/4',
    firstBeat: 0,
    tempoMap: [{ beat: 17, bpm: 96 }],
    chapters: [{ seconds: 0, title: 'Start', titleBn: 'শুরু' }],
    captions: [{ language: 'bn', src: '/api/v1/video/l1.mp4/captions/bn?s=sig' }],
    score: { name: 'Waltz.musicxml', src: '/api/v1/video/l1.mp4/score?s=sig' },
    codecs: ['avc1.64001f', 'mp4a'],
    archived: false,
  });
  expect(body['courseHour']).toBe('9');
  expect(requestsOf('learning.listLessons')).toMatchObject([{ withArchived: true }]);
  const shown = await gateway.call('/course/c1/');
  expect(shown.body['courseHour']).toBe('1.7');
  expect(requestsOf('learning.listLessons')[1]).toMatchObject({ withArchived: false });
});

it('only the fields that are sent are changed, and null removes a value', async () => {
  gateway.fakes.answer('lessons.updateLesson', () => lesson);
  const token = await content();
  const { body } = await gateway.call('/course/lesson/edit/l1', {
    token,
    json: { status: 'login', tempo: null, metre: null, firstBeat: null, tempoMap: [{ beat: 17, bpm: 96 }] },
  });
  expect(body).toMatchObject({
    success: true,
    message: 'Course Update Successfully!!!',
    data: { titleBn: 'ওয়াল্টজ' },
  });
  expect(requestsOf('lessons.updateLesson')).toEqual([
    {
      lessonId: 'l1',
      titleEn: undefined,
      titleBn: undefined,
      status: 'LESSON_STATUS_LOGIN',
      tempoBpm: 0,
      metre: '',
      firstBeatMs: -1,
      chapters: undefined,
      tempoMap: { changes: [{ beat: 17, bpm: 96 }] },
      asDraft: false,
    },
  ]);
});

it('a renamed lesson keeps the Bengali title that is not sent', async () => {
  const json = { id: 'l1', originalname: 'Slow waltz' };
  const { body } = await gateway.call('/course/status/', { token: await content(), json });
  expect(body).toMatchObject({ message: 'lesson name updated successfully' });
  const [request] = requestsOf('lessons.updateLesson');
  expect(request).toMatchObject({ lessonId: 'l1', titleEn: 'Slow waltz' });
  expect(request?.['titleBn']).toBeUndefined();
  const short = await gateway.call('/course/status/', {
    token: await content(),
    json: { id: 'l1', originalname: 'A' },
  });
  expect([short.status, short.body['message']]).toEqual([400, 'Please enter a title for the lesson']);
});

it('an order, a removal, captions and their refusals are passed on', async () => {
  const token = await content();
  await gateway.call('/course/lesson/order/c1', { token, json: { lessons: ['l2', 'l1'] } });
  expect(requestsOf('lessons.reorderLessons')).toEqual([
    { courseId: 'c1', lessonIds: ['l2', 'l1'], asDraft: false },
  ]);
  gateway.fakes.answer('lessons.removeLesson', () => ({ archived: true }));
  const removed = await gateway.call('/course/lesson/l1', { token, method: 'DELETE' });
  expect(removed.body).toEqual({ success: true, message: 'Course Update Successfully!!!', archived: true });
  gateway.fakes.answer('lessons.saveCaptions', () => {
    throw domainError.invalid('captions-invalid', 'The captions are not WebVTT.', [
      { field: 'text', message: 'The captions are not WebVTT.' },
    ]);
  });
  const captions = await gateway.call('/course/lesson/captions/l1', {
    token,
    json: { language: 'bn', text: 'x' },
  });
  expect([captions.status, captions.body['errors']]).toEqual([
    400,
    [{ field: 'text', message: 'The captions are not WebVTT.' }],
  ]);
});

it.each([
  ['MusicXML', '<?xml version="1.0"?><!DOCTYPE score-partwise><score-partwise version="4.0">', 200],
  ['Guitar Pro 5', '\x18FICHIER GUITAR PRO v5.00', 200],
  ['a ZIP archive', 'PK\x03\x04rest', 200],
  ['a web page', '<html><script>alert(1)</script>', 400],
])('a score file that is %s is answered with %i', async (_kind, text, expected) => {
  gateway.fakes.answer('lessons.saveScore', () => lesson);
  const form = new FormData();
  form.append('score', new File([text], 'Waltz.musicxml'));
  const { status } = await gateway.call('/course/lesson/score/l1', { token: await content(), form });
  expect(status).toBe(expected);
  expect(requestsOf('lessons.saveScore')).toHaveLength(expected === 200 ? 1 : 0);
});

it('captions are served with the signature of the video', async () => {
  gateway.fakes.answer('lessons.openCaptions', () => ({ content: 'WEBVTT\n' }));
  const { status, headers, text } = await gateway.call('/video/l1.mp4/captions/bn?s=sig');
  expect([status, headers.get('content-type'), text]).toEqual([200, 'text/vtt; charset=utf-8', 'WEBVTT\n']);
  expect(requestsOf('lessons.openCaptions')).toMatchObject([
    { filename: 'l1.mp4', language: 'bn', signature: 'sig' },
  ]);
});

describe('a lesson', () => {
  const formOf = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return form;
  };

  it('takes the id of an upload instead of the file', async () => {
    const token = await content();
    const form = formOf({ title: 'Scales', status: 'paid', upload: 'u1' });
    expect((await gateway.call('/course/lesson/c1', { form, token })).status).toBe(200);
    expect(requestsOf('learning.addLesson')).toMatchObject([{ uploadId: 'u1', objectKey: '' }]);
    const replacement = formOf({ upload: 'u2' });
    expect((await gateway.call('/course/lesson/video/l1', { form: replacement, token })).status).toBe(200);
    expect(requestsOf('lessons.replaceVideo')).toMatchObject([{ lessonId: 'l1', uploadId: 'u2' }]);
  });

  it('is refused without either', async () => {
    const token = await content();
    const { status, body } = await gateway.call('/course/lesson/c1', {
      form: formOf({ title: 'Scales', status: 'paid' }),
      token,
    });
    expect([status, body['message'], body['errors']]).toEqual([
      400,
      'Any of the field is not fillup or Failed to Upload!!!',
      [{ field: 'video', message: 'A lesson needs its video' }],
    ]);
  });
});
