import { openObjectStore } from '@sargam/chassis/objects';
import { DocumentServiceDefinition } from '@sargam/proto/learning/v1/documents';
import { courseEvents } from '../src/courses/course-events.ts';
import { buildCourseEvent, startTestSystem, type TestSystem } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
  await openObjectStore(system.suite.service).bucket('lessons').put('raw.pdf', Buffer.from('%PDF-1.7 notes'));
  await system.suite.publish(courseEvents, 'c1', buildCourseEvent('c1', 'arif'));
  await system.suite.eventually(() => add('c1', 'first', arif()));
}, 60_000);
afterAll(() => system.suite.stop(), 30_000);
beforeEach(() => system.setClock('2026-11-21T04:30:00Z'));

const as = (subject: string, role: string, claims: Record<string, string> = {}) =>
  system.suite.as({ subject, roles: [role], claims }).client(DocumentServiceDefinition);
const arif = () => as('arif-account', 'instructor', { instructor: 'arif' });
const admin = () => as('a', 'admin');
const add = (courseId: string, documentId: string, client = admin()) =>
  client.addDocument({ courseId, documentId, name: 'Notes.pdf', objectKey: 'raw.pdf' });
const listed = async (
  client: ReturnType<TestSystem['as']>,
  courseId: string,
  viewerSession = 'browser-1',
) => {
  const { documents } = await client.listLessons({ courseId, viewerSession });
  return documents;
};
const enrolled = async (studentId: string, courseId: string) => {
  await system.pay(system.buildPaidOrder(`order-${studentId}`, studentId, [courseId]));
  await system.enrolled(studentId, 1);
};

it('a file is listed for everyone and signed for enrolled students, the instructor and staff', async () => {
  await enrolled('mitu', 'c1');
  const signatures = await Promise.all(
    [
      system.visitor(),
      system.as('rafi'),
      system.as('mitu'),
      system.as('arif-account', 'instructor', { instructor: 'arif' }),
      system.as('sadia-account', 'instructor', { instructor: 'sadia' }),
      system.admin(),
    ].map(async (client) => {
      const [document] = await listed(client, 'c1');
      expect(document).toMatchObject({ id: 'first', name: 'Notes.pdf', sizeBytes: 14n, objectKey: '' });
      return document?.signature !== '';
    }),
  );
  expect(signatures).toEqual([false, false, true, true, false, true]);
});

it('a file opens in the session it was signed for, until access ends', async () => {
  await enrolled('late', 'c1');
  const [document] = await listed(system.as('late'), 'c1');
  const { filename = '', signature = '' } = document ?? {};
  const open = (viewerSession: string, file = filename) =>
    as('x', 'student').openDocument({ filename: file, signature, viewerSession });
  const { objectUrl, name } = await open('browser-1');
  expect([name, await (await fetch(objectUrl)).text()]).toEqual(['Notes.pdf', '%PDF-1.7 notes']);
  for (const browser of ['browser-2', ''])
    await expect(open(browser)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(open('browser-1', 'another.pdf')).rejects.toMatchObject({ kind: 'forbidden' });
  system.setClock('2027-01-01T00:00:00Z');
  await expect(open('browser-1')).rejects.toMatchObject({ kind: 'forbidden' });
});

it('a file is added once, by editors of the course only', async () => {
  await Promise.all([1, 2, 3].map(() => add('c2', 'once')));
  expect(await listed(system.admin(), 'c2')).toHaveLength(1);
  for (const client of [as('s', 'student'), arif()])
    await expect(add('c2', 'no', client)).rejects.toMatchObject({ kind: 'forbidden' });
  const withoutObject = { courseId: 'c2', documentId: '', name: 'N.pdf', objectKey: 'nothing.pdf' };
  await expect(admin().addDocument(withoutObject)).rejects.toMatchObject({ code: 'document-missing' });
});

it('a file is removed with its object, and a repeated removal changes nothing', async () => {
  const bucket = openObjectStore(system.suite.service).bucket('lessons');
  await bucket.put('gone.pdf', Buffer.from('%PDF-'));
  await admin().addDocument({ courseId: 'c3', documentId: 'gone', name: 'G.pdf', objectKey: 'gone.pdf' });
  await expect(arif().removeDocument({ documentId: 'gone' })).rejects.toMatchObject({ kind: 'forbidden' });
  await admin().removeDocument({ documentId: 'gone' });
  await admin().removeDocument({ documentId: 'gone' });
  expect(await listed(system.admin(), 'c3')).toEqual([]);
  expect(await bucket.stat('gone.pdf')).toBeUndefined();
});
