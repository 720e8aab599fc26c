import { openObjectStore } from '@sargam/chassis/objects';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const bucket = (name: string) => openObjectStore(gateway.testService.service).bucket(name);
const document = { id: 'd1', courseId: 'c1', name: 'নোট.pdf', filename: 'd1.pdf', sizeBytes: 14n };
const upload = async (content: string, role: 'instructor' | 'student' = 'instructor') => {
  const form = new FormData();
  form.append('documents', new File([content], 'notes.pdf'));
  return gateway.call('/course/addfile/c1', { form, token: await gateway.tokenOf(role) });
};
const added = () => gateway.fakes.calls.find(({ call }) => call === 'documents.addDocument')?.request;

it('a document is stored without a public address', async () => {
  gateway.fakes.answer('documents.addDocument', ({ objectKey }) => ({ ...document, objectKey }));
  const { status, body } = await upload('%PDF-1.7 notes');
  expect([status, body['data']]).toEqual([200, { _id: 'd1', name: 'নোট.pdf', size: 14, src: null }]);
  const key = String(added()?.['objectKey']);
  expect(await bucket('lessons').stat(key)).toMatchObject({ size: 14 });
  expect(await bucket('media').stat(key)).toBeUndefined();
  expect((await gateway.call(`/media/${key}`)).status).toBe(404);
});

it('files that are no PDF and uploads of students are rejected', async () => {
  const { status, body } = await upload('MZ a program');
  expect([status, body['code'], body['errors']]).toEqual([
    400,
    'not-a-document',
    [{ field: 'documents', message: 'The file is not a PDF.' }],
  ]);
  expect((await upload('%PDF-1.7', 'student')).status).toBe(403);
  expect(added()).toBeUndefined();
});

it('a document is sent as a download with its name and is not cached', async () => {
  await bucket('lessons').put('sheet.pdf', Buffer.from('%PDF-1.7 sheet'));
  const objectUrl = await bucket('lessons').presignGet('sheet.pdf', 60);
  gateway.fakes.answer('documents.openDocument', () => ({ objectUrl, name: 'নোট "১".pdf', etag: 'e' }));
  const { status, headers, text } = await gateway.call('/course/file/d1.pdf?s=signed', {
    headers: { cookie: 'sargam_viewer=0123456789012345678901' },
  });
  expect([status, text, headers.get('content-type')]).toEqual([200, '%PDF-1.7 sheet', 'application/pdf']);
  expect(headers.get('cache-control')).toBe('private, no-store');
  const disposition = headers.get('content-disposition') ?? '';
  expect(disposition).toMatch(/^attachment; filename="[\w. -]+"; filename\*=UTF-8''/);
  expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe('নোট "১".pdf');
  const opened = gateway.fakes.calls.find(({ call }) => call === 'documents.openDocument');
  expect(opened?.request).toEqual({
    filename: 'd1.pdf',
    signature: 'signed',
    viewerSession: '0123456789012345678901',
  });
});
