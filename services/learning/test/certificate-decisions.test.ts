import { AuditServiceDefinition } from '@sargam/proto/learning/v1/audit';
import { CertificateState } from '@sargam/proto/learning/v1/certificates';
import { courseEvents } from '../src/courses/course-events.ts';
import { certificateSteps, names, passed } from './certificate-steps.ts';
import { buildCourseEvent, startTestSystem, type TestSystem } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.suite.stop(), 30_000);

const { as, client: certificates, apply, publishedEvents } = certificateSteps(() => system);

it('a certificate is provided after both exams are passed, once, with one event', async () => {
  const applicationId = await apply('c1');
  const refused = { kind: 'precondition', message: 'Cetificate Provide Unsuccessfull' };
  await expect(certificates().provideCertificate({ applicationId })).rejects.toMatchObject(refused);
  await certificates().recordMarks({ applicationId, theoryMark: 80, practicalMark: 39 });
  await expect(certificates().provideCertificate({ applicationId })).rejects.toMatchObject(refused);
  await certificates().recordMarks({ applicationId, ...passed });
  for (const _ of [1, 2])
    expect(await certificates().provideCertificate({ applicationId, ...names })).toMatchObject({
      state: CertificateState.CERTIFICATE_STATE_PROVIDED,
      passed: true,
      theoryMark: 80,
    });
  await system.suite.eventually(() => expect(publishedEvents(applicationId)).toEqual(['provided']));
  await expect(certificates().recordMarks({ applicationId, ...passed })).rejects.toMatchObject({
    code: 'certificate-provided',
  });
});

it('two admins at once provide it once', async () => {
  const applicationId = await apply('c2');
  await certificates().recordMarks({ applicationId, ...passed });
  await Promise.all([1, 2, 3].map(() => certificates().provideCertificate({ applicationId, ...names })));
  await system.suite.eventually(() => expect(publishedEvents(applicationId)).toEqual(['provided']));
});

it('a provided certificate is revoked with a reason, and can be provided again', async () => {
  const applicationId = await apply('c3');
  await expect(certificates().revokeCertificate({ applicationId, reason: 'Copied' })).rejects.toMatchObject({
    code: 'certificate-not-provided',
  });
  await certificates().recordMarks({ applicationId, ...passed });
  await certificates().provideCertificate({ applicationId, ...names });
  await expect(certificates().revokeCertificate({ applicationId, reason: ' ' })).rejects.toMatchObject({
    fields: [{ field: 'reason' }],
  });
  for (const _ of [1, 2])
    expect(await certificates().revokeCertificate({ applicationId, reason: 'Copied' })).toMatchObject({
      state: CertificateState.CERTIFICATE_STATE_REVOKED,
      revokeReason: 'Copied',
    });
  await certificates().provideCertificate({ applicationId, ...names });
  expect(await certificates().getApplication({ applicationId })).toMatchObject({ revokeReason: '' });
  await system.suite.eventually(() =>
    expect(publishedEvents(applicationId)).toEqual(['provided', 'revoked', 'provided']),
  );
});

it('each decision has an audit entry with its actor and reason', async () => {
  const applicationId = await apply('c4');
  await certificates().recordMarks({ applicationId, ...passed });
  await certificates().provideCertificate({ applicationId, ...names });
  await certificates().revokeCertificate({ applicationId, reason: 'Copied' });
  const { entries } = await as('a', 'admin')
    .client(AuditServiceDefinition)
    .listAuditEntries({ targetKind: 'certificate', targetId: applicationId });
  expect(
    entries.map(({ action, actor, reason, afterJson }) => [action, actor, reason, JSON.parse(afterJson)]),
  ).toEqual([
    ['RevokeCertificate', 'admin-1', 'Copied', { state: 'revoked' }],
    ['ProvideCertificate', 'admin-1', '', { state: 'provided' }],
    ['RecordMarks', 'admin-1', '', { theory: 80, practical: 40 }],
  ]);
});

it('the instructor of the course lists its applications and records marks, and every other caller is refused', async () => {
  await system.suite.publish(courseEvents, 'c5', buildCourseEvent('c5', 'i5'));
  const applicationId = await apply('c5');
  const own = certificates('instructor', { instructor: 'i5' });
  await system.suite.eventually(async () =>
    expect((await own.listApplications({})).applications).toMatchObject([
      { id: applicationId, courseId: 'c5' },
    ]),
  );
  expect(await own.recordMarks({ applicationId, ...passed })).toMatchObject({ passed: true });
  const other = certificates('instructor', { instructor: 'i6' });
  expect(await other.listApplications({})).toMatchObject({ applications: [], total: 0 });
  await expect(other.recordMarks({ applicationId, ...passed })).rejects.toMatchObject({ kind: 'not_found' });
  await expect(own.provideCertificate({ applicationId })).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(own.revokeCertificate({ applicationId })).rejects.toMatchObject({ kind: 'forbidden' });
  for (const role of ['content', 'student'])
    await expect(certificates(role).listApplications({})).rejects.toMatchObject({ kind: 'forbidden' });
});

it('applications are listed newest first, by state and page', async () => {
  system.setClock('2026-12-01T00:00:00Z');
  const applicationId = await apply('c6');
  const state = CertificateState.CERTIFICATE_STATE_PENDING;
  const newest = await certificates().listApplications({ state, page: { page: 1, limit: 1 } });
  expect(newest.applications.map(({ id }) => id)).toEqual([applicationId]);
  expect((await certificates().listApplications({ courseId: 'c6' })).total).toBe(1);
  expect((await certificates().listApplications({ state, courseId: 'c1' })).total).toBe(0);
});
