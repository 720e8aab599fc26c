import { domainError } from '@sargam/chassis/errors';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const path = `/course/certificate/${encodeURIComponent('Mitu@b.test')}/c1/${encodeURIComponent('First chords / 1')}`;
const apply = async (headers: Record<string, string> = {}) => {
  gateway.fakes.answer('identity.getPerson', () => ({ email: 'mitu@b.test', name: 'Mitu' }));
  return gateway.call(path, { token: await gateway.tokenOf('student'), headers });
};
const applied = () => gateway.fakes.calls.filter(({ call }) => call === 'certificates.applyForCertificate');

it.each([
  [{ state: 'CERTIFICATE_STATE_PENDING', isNew: true }, 'success'],
  [{ state: 'CERTIFICATE_STATE_PENDING', isNew: false }, 'pending'],
  [{ state: 'CERTIFICATE_STATE_PROVIDED', isNew: false }, 'provided'],
])('the application %j gives the response %s', async (application, success) => {
  gateway.fakes.answer('certificates.applyForCertificate', () => application);
  const { status, body, headers } = await apply();
  expect([status, body['success']]).toEqual([200, success]);
  expect(body['message']).toMatch(/^Your /);
  expect(headers.get('cache-control')).toContain('no-store');
  expect(applied().map(({ request }) => request)).toEqual([{ courseId: 'c1', studentName: 'Mitu' }]);
});

it('the answer for a provided certificate has the path of its PDF, and a revoked one says so', async () => {
  const answer = (state: string) =>
    gateway.fakes.answer('certificates.applyForCertificate', () => ({ id: 'a1', state, isNew: false }));
  answer('CERTIFICATE_STATE_PROVIDED');
  expect((await apply()).body['pdf']).toBe('/api/v1/learning/certificate/a1');
  answer('CERTIFICATE_STATE_REVOKED');
  expect((await apply()).body).toMatchObject({ pdf: null, message: 'Your certificate has been revoked.' });
});

it('an error of learning keeps its code and message', async () => {
  gateway.fakes.answer('certificates.applyForCertificate', () => {
    throw domainError.precondition('lessons-unfinished', 'Finish every lesson first: 1 of 2 are done.');
  });
  const { status, body } = await apply();
  expect(status).toBeGreaterThanOrEqual(400);
  expect([body['code'], body['message']]).toEqual([
    'lessons-unfinished',
    'Finish every lesson first: 1 of 2 are done.',
  ]);
});

it('an application with another e-mail address is rejected without a call to learning', async () => {
  gateway.fakes.answer('identity.getPerson', () => ({ email: 'rafi@b.test' }));
  const { status, body } = await gateway.call(path, { token: await gateway.tokenOf('student') });
  expect([status, body['code']]).toEqual([403, 'forbidden']);
  expect(applied()).toEqual([]);
});

it('a prefetch does not apply', async () => {
  expect((await apply({ 'sec-purpose': 'prefetch' })).status).toBe(403);
  expect(applied()).toEqual([]);
});

describe('an admin', () => {
  const read = async (applications: object[], email = 'mitu@b.test') => {
    gateway.fakes.answer('people.listPeople', () => ({
      people: [
        { id: 'm2', email: 'mitu@b.test.bd' },
        { id: 'm1', email },
      ],
    }));
    gateway.fakes.answer('certificates.listApplications', () => ({ applications }));
    return gateway.call(path, { token: await gateway.tokenOf('admin') });
  };

  it("reads the state of the student's application without applying", async () => {
    const { status, body } = await read([{ id: 'a1', state: 'CERTIFICATE_STATE_PROVIDED' }]);
    expect([status, body['success'], body['pdf']]).toEqual([
      200,
      'provided',
      '/api/v1/learning/certificate/a1',
    ]);
    expect(applied()).toEqual([]);
    const [call] = gateway.fakes.calls.filter((one) => one.call === 'certificates.listApplications');
    expect(call?.request).toMatchObject({ courseId: 'c1', studentId: 'm1' });
    expect((await read([{ state: 'CERTIFICATE_STATE_PENDING' }])).body['success']).toBe('pending');
  });

  it('gets no data without an application and without a student of this address', async () => {
    for (const answer of [await read([]), await read([{ id: 'a1' }], 'other@b.test')])
      expect([answer.status, answer.body['code'], answer.body['message']]).toEqual([
        404,
        'application-not-found',
        'No data found',
      ]);
  });
});
