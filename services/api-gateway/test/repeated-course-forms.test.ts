import { openObjectStore } from '@sargam/chassis/objects';
import type { Course } from '@sargam/proto/catalogue/v1/courses';
import sharp from 'sharp';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const fields = {
  _id: 'c1',
  title: 'First chords',
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

const addCourse = async () => {
  const create = { width: 8, height: 8, channels: 3, background: '#663399' } as const;
  const picture = await sharp({ create }).png().toBuffer();
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const name of ['thumbnail', 'banner']) form.append(name, new File([picture], `${name}.png`));
  form.append('documents', new File(['%PDF-1.7 notes'], 'Notes.pdf'));
  const { status } = await gateway.call('/course/add/', { form, token: await gateway.tokenOf('admin') });
  expect(status).toBe(200);
};

it('the repeat of a course form removes its pictures, and keeps its files in the draft of a course that is published by then', async () => {
  const sent: Course[] = [];
  // As catalogue: a repeat returns the course of the first call.
  gateway.fakes.answer('catalogue.saveCourse', ({ course }) => {
    sent.push(course as Course);
    const [first] = sent;
    return { ...first, summary: { ...first?.summary, id: 'c1' } };
  });
  for (const _ of [1, 2]) await addCourse();
  const bucket = openObjectStore(gateway.testService.service).bucket('media');
  const isStored = async (key: string | undefined) => (await bucket.stat(key ?? '')) !== undefined;
  const [first, repeat] = sent;
  expect([await isStored(first?.summary?.thumbnail), await isStored(first?.banner)]).toEqual([true, true]);
  expect(repeat?.banner).not.toBe(first?.banner);
  expect([await isStored(repeat?.summary?.thumbnail), await isStored(repeat?.banner)]).toEqual([
    false,
    false,
  ]);
  const additions = gateway.fakes.calls.filter(({ call }) => call === 'documents.addDocument');
  expect(additions.map(({ request }) => request)).toMatchObject([
    { documentId: 'c1-d1', asDraft: true },
    { documentId: 'c1-d1', asDraft: true },
  ]);
});
