import { domainError } from '@sargam/chassis/errors';
import { summary } from './course-sample.ts';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const application = {
  id: 'a1',
  studentId: 's1',
  courseId: 'c1',
  state: 'CERTIFICATE_STATE_PENDING',
  appliedAt: new Date('2026-11-01T08:00:00Z'),
  theoryMark: 80,
};
const requestsOf = (name: string) =>
  gateway.fakes.calls.filter(({ call }) => call === name).map(({ request }) => request);
const admin = () => gateway.tokenOf('admin');
const answerNames = () => {
  const person = { id: 's1', name: 'Mitu', email: 'mitu@b.test' };
  gateway.fakes.answer('people.getPeople', () => ({ people: [person] }));
  gateway.fakes.answer('catalogue.getCourses', () => ({ courses: [summary] }));
  gateway.fakes.answer('certificates.getApplication', () => application);
};
beforeEach(answerNames);

it('the list has students and courses, 20 a page, and asks for each student and course once', async () => {
  gateway.fakes.answer('certificates.listApplications', () => ({
    applications: [
      application,
      { ...application, id: 'a2', state: 'CERTIFICATE_STATE_REVOKED', revokeReason: 'Copied' },
    ],
    total: 41,
  }));
  const path = '/user/certificatelist/work?page=2&state=pending&course=c1';
  const { body } = await gateway.call(path, { token: await admin() });
  expect(body).toMatchObject({
    data: [
      {
        _id: 'a1',
        userName: 'Mitu',
        userEmail: 'mitu@b.test',
        courseName: 'First chords',
        courseId: 'c1',
        provided: false,
        theory: 80,
        practical: null,
        passed: false,
      },
      { _id: 'a2', state: 'revoked', revokeReason: 'Copied' },
    ],
    total: 41,
  });
  expect(requestsOf('certificates.listApplications')).toMatchObject([
    { page: { page: 2, limit: 20 }, state: 'CERTIFICATE_STATE_PENDING', courseId: 'c1' },
  ]);
  expect(requestsOf('catalogue.getCourses')).toEqual([{ courseIds: ['c1'] }]);
  expect(requestsOf('people.getPeople')).toEqual([{ personIds: ['s1'] }]);
});

it('providing sends the names that are printed, and answers with the specified texts', async () => {
  gateway.fakes.answer('certificates.provideCertificate', () => ({
    ...application,
    state: 'CERTIFICATE_STATE_PROVIDED',
  }));
  const { body } = await gateway.call('/user/certificate/a1', { token: await admin() });
  expect(body).toMatchObject({
    success: true,
    message: 'Cetificate Provided Successfully!!',
    data: { provided: true, userName: 'Mitu' },
  });
  expect(requestsOf('certificates.provideCertificate')).toMatchObject([
    {
      applicationId: 'a1',
      studentName: 'Mitu',
      courseTitle: summary.title,
      instructorName: summary.instructorName,
    },
  ]);
  gateway.fakes.answer('certificates.provideCertificate', () => {
    throw domainError.precondition('exams-not-passed', 'Cetificate Provide Unsuccessfull');
  });
  const refused = await gateway.call('/user/certificate/a1', { token: await admin() });
  expect([refused.status, refused.body['message']]).toEqual([422, 'Cetificate Provide Unsuccessfull']);
});

it('marks are recorded by an instructor, from 0 to 100', async () => {
  gateway.fakes.answer('certificates.recordMarks', () => application);
  gateway.fakes.answer('people.getPeople', () => {
    throw domainError.forbidden();
  });
  const token = await gateway.tokenOf('instructor');
  const record = (json: object) => gateway.call('/user/certificate/marks/a1', { token, json });
  expect((await record({ theory: 80, practical: 75 })).status).toBe(200);
  expect(requestsOf('certificates.recordMarks')).toEqual([
    { applicationId: 'a1', theoryMark: 80, practicalMark: 75 },
  ]);
  const { status, body } = await record({ theory: 101, practical: 75 });
  expect([status, body['errors']]).toEqual([400, [{ field: 'theory', message: 'From 0 to 100' }]]);
});

it('a revocation needs a reason', async () => {
  gateway.fakes.answer('certificates.revokeCertificate', () => application);
  const revoke = async (reason: string) =>
    gateway.call('/user/certificate/revoke/a1', { token: await admin(), json: { reason } });
  expect((await revoke(' ')).status).toBe(400);
  expect((await revoke('Copied')).status).toBe(200);
  expect(requestsOf('certificates.revokeCertificate')).toEqual([{ applicationId: 'a1', reason: 'Copied' }]);
});
