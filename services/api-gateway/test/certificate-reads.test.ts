import { domainError } from '@sargam/chassis/errors';
import { summary } from './course-sample.ts';
import { personIdOf, startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ RATE_CERTIFICATE: '3' });
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const code = 'ABCDEFGHJKLMNPQRSTUV';
const face = {
  code,
  serial: 'CERT-000001',
  studentName: 'Mitu',
  courseTitle: summary.title,
  instructorName: summary.instructorName,
  theoryMark: 80,
  practicalMark: 75,
  providedAt: new Date('2026-11-21T04:30:00Z'),
  courseId: 'c1',
};
const requestsOf = (name: string) =>
  gateway.fakes.calls.filter(({ call }) => call === name).map(({ request }) => request);

it('everybody reads a certificate by its code, in the language of the page', async () => {
  gateway.fakes.answer('certificates.findCertificate', () => face);
  const { status, body } = await gateway.call(`/certificate/${code}`, {
    headers: { 'accept-language': 'bn' },
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    code,
    serial: 'CERT-000001',
    studentName: 'Mitu',
    courseId: 'c1',
    courseName: 'প্রথম কর্ড',
    instructorName: 'রাফি',
    theory: 80,
    practical: 75,
    providedAt: '2026-11-21T04:30:00.000Z',
    revokedAt: null,
  });
});

it('wrong codes are counted per network, and right ones are not', async () => {
  const from = `10.78.${Date.now() % 250}.${process.pid % 250}`;
  const read = async () => (await gateway.call(`/certificate/${code}`, { from })).status;
  gateway.fakes.answer('certificates.findCertificate', () => face);
  for (let index = 0; index < 5; index += 1) expect(await read()).toBe(200);
  gateway.fakes.answer('certificates.findCertificate', () => {
    throw domainError.notFound('certificate-not-found', 'There is no certificate with this code.');
  });
  expect([await read(), await read(), await read(), await read()]).toEqual([404, 404, 404, 429]);
});

it('the PDF is a download named after the serial number, in the language of the query', async () => {
  const pdf = Buffer.from('%PDF-1.7 one');
  gateway.fakes.answer('certificates.getCertificateDocument', () => ({ serial: 'CERT-000001', pdf }));
  const token = await gateway.tokenOf('student');
  const { status, headers } = await gateway.call('/learning/certificate/a1?lang=bn', { token });
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ]);
  expect(headers.get('content-disposition')).toBe('attachment; filename="CERT-000001.pdf"');
  expect(requestsOf('certificates.getCertificateDocument')).toEqual([
    { applicationId: 'a1', language: 'bn' },
  ]);
});

it('an instructor lists applications with names and progress, and without a call about people', async () => {
  const application = {
    id: 'a1',
    studentId: 's1',
    studentName: 'Mitu',
    courseId: 'c1',
    state: 'CERTIFICATE_STATE_PENDING',
    appliedAt: new Date('2026-11-01T08:00:00Z'),
    lessonsWatched: 7,
    lessonsTotal: 8,
  };
  gateway.fakes.answer('certificates.listApplications', () => ({ applications: [application], total: 1 }));
  gateway.fakes.answer('catalogue.getCourses', () => ({ courses: [summary] }));
  const token = await gateway.tokenOf('instructor');
  const { body } = await gateway.call('/learning/certificates/teacher?state=pending', { token });
  expect(body['data']).toEqual([
    {
      _id: 'a1',
      userName: 'Mitu',
      courseId: 'c1',
      courseName: 'First chords',
      state: 'pending',
      theory: null,
      practical: null,
      passed: false,
      lessonsWatched: 7,
      lessonsTotal: 8,
      appliedAt: '2026-11-01T08:00:00.000Z',
      providedAt: null,
      revokedAt: null,
      code: null,
      serial: null,
    },
  ]);
  expect(requestsOf('certificates.listApplications')).toMatchObject([
    { state: 'CERTIFICATE_STATE_PENDING', page: { page: 1, limit: 20 }, withProgress: true },
  ]);
  expect(requestsOf('people.getPeople')).toEqual([]);
  const other = await gateway.call('/learning/certificates/another', { token });
  expect(other.status).toBe(403);
});

it('a classroom has the application of each course', async () => {
  const student = await gateway.tokenOf('student');
  gateway.fakes.answer('learning.listEnrolments', () => ({
    enrolments: [{ courseId: 'c1', tier: 'TIER_GOLD', lessonsTotal: 3, lessonsWatched: 3 }],
    certificates: [{ id: 'a1', courseId: 'c1', state: 'CERTIFICATE_STATE_PROVIDED', code }],
  }));
  gateway.fakes.answer('catalogue.getCourses', () => ({ courses: [summary] }));
  const { body } = await gateway.call(`/learning/classroom/${personIdOf('student')}`, { token: student });
  expect(body['data']).toMatchObject([
    { lessonsWatched: 3, certificate: { _id: 'a1', state: 'provided', code } },
  ]);
});
