import { readPdfLines } from '@sargam/chassis/testing';
import { courseEvents } from '../src/courses/course-events.ts';
import { certificateSteps, names, passed } from './certificate-steps.ts';
import { buildCourseEvent, startTestSystem, type TestSystem } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.suite.stop(), 30_000);

const { client, visitor, apply, provide, publishedEvents } = certificateSteps(() => system);
const readPdf = async (applicationId: string, language: string, as = client()) => {
  const { pdf } = await as.getCertificateDocument({ applicationId, language });
  return readPdfLines(pdf);
};

it('the PDF has every field in both languages, and is the same for the same certificate', async () => {
  const { id, serial, code } = await provide('c1');
  expect(serial).toMatch(/^CERT-\d{6,}$/);
  const address = `sargam.test/certificate/${code.match(/.{5}/g)?.join('-')}`;
  const english = await readPdf(id, 'en');
  for (const line of ['Mitu Rahman', 'First chords', 'Instructor: Arif Chowdhury', '80 of 100', '40 of 100'])
    expect(english).toContain(line);
  for (const line of ['21 November 2026', serial, address]) expect(english).toContain(line);
  const bengali = await readPdf(id, 'bn');
  for (const line of ['Mitu Rahman', 'প্রথম কর্ড', 'শিক্ষক: আরিফ চৌধুরী', '১০০-এ ৮০', '১০০-এ ৪০'])
    expect(bengali).toContain(line);
  for (const line of ['২১ নভেম্বর ২০২৬', serial, address]) expect(bengali).toContain(line);
  const [first, second] = await Promise.all(
    [1, 2].map(() => client().getCertificateDocument({ applicationId: id, language: 'bn' })),
  );
  expect(first?.pdf).toEqual(second?.pdf);
}, 30_000);

it('the PDF is for the student, the instructor of the course and admins, and reveals nothing to others', async () => {
  await system.suite.publish(courseEvents, 'c2', buildCourseEvent('c2', 'i2'));
  const { id } = await provide('c2');
  const own = client('instructor', { instructor: 'i2' });
  await system.suite.eventually(async () => expect(await readPdf(id, 'en', own)).toContain('First chords'));
  expect(await readPdf(id, 'en', client('student', {}, 'student-c2'))).toContain('First chords');
  for (const other of [client('student'), client('content'), client('instructor', { instructor: 'i3' })])
    for (const applicationId of [id, 'unknown'])
      await expect(other.getCertificateDocument({ applicationId })).rejects.toMatchObject({
        kind: 'forbidden',
      });
  await expect(visitor().getCertificateDocument({ applicationId: id })).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
});

it('everybody reads by the code what is printed, and a later change of the names changes nothing', async () => {
  const { id, code, serial } = await provide('c3');
  const { studentName, courseTitle, instructorName } = names;
  const printed = {
    code,
    serial,
    studentName,
    courseTitle,
    instructorName,
    theoryMark: 80,
    practicalMark: 40,
  };
  const typed = code.toLowerCase().replace(/(.{4})/g, '$1 ');
  expect(await visitor().findCertificate({ code: typed })).toMatchObject({
    ...printed,
    revokedAt: undefined,
  });
  await client().provideCertificate({ applicationId: id, ...names, studentName: 'Another Name' });
  expect(await visitor().findCertificate({ code })).toMatchObject(printed);
});

it.each(['', 'A', 'A'.repeat(20), "' or true --"])('the code %j is not found', async (code) => {
  await expect(visitor().findCertificate({ code })).rejects.toMatchObject({ code: 'certificate-not-found' });
});

it('a revoked certificate is shown as revoked and has no PDF; provided again it keeps its code and serial', async () => {
  const { id: applicationId, code, serial } = await provide('c4');
  await client().revokeCertificate({ applicationId, reason: 'Wrong name' });
  const { revokedAt } = await visitor().findCertificate({ code });
  expect(revokedAt).toEqual(new Date('2026-11-21T04:30:00Z'));
  await expect(client().getCertificateDocument({ applicationId })).rejects.toMatchObject({
    code: 'certificate-not-provided',
  });
  await client().provideCertificate({ applicationId, ...names, studentName: 'Mitu Khatun' });
  expect(await visitor().findCertificate({ code })).toMatchObject({
    serial,
    studentName: 'Mitu Khatun',
    revokedAt: undefined,
  });
});

it('admins at the same time provide it with one code and one serial number', async () => {
  const applicationId = await apply('c5');
  await client().recordMarks({ applicationId, ...passed });
  const request = { applicationId, ...names };
  const answers = await Promise.all([1, 2, 3, 4].map(() => client().provideCertificate(request)));
  expect(new Set(answers.map(({ code, serial }) => `${code} ${serial}`)).size).toBe(1);
  await system.suite.eventually(() => expect(publishedEvents(applicationId)).toEqual(['provided']));
});

it('without a name on it a certificate is not provided, and the name of the application is the last resort', async () => {
  const applicationId = await apply('c6');
  await client().recordMarks({ applicationId, ...passed });
  await expect(
    client().provideCertificate({ applicationId, ...names, instructorName: { en: ' ', bn: '' } }),
  ).rejects.toMatchObject({ code: 'certificate-incomplete' });
  const { code } = await client().provideCertificate({ applicationId, ...names, studentName: '' });
  expect(await visitor().findCertificate({ code })).toMatchObject({ studentName: 'Mitu Rahman' });
});

it('instructors see the name and the progress of applicants, and students their own applications', async () => {
  await system.suite.publish(courseEvents, 'c7', buildCourseEvent('c7', 'i7'));
  const id = await apply('c7');
  await system.addLesson('c7', 'lesson-c7-later');
  const instructor = client('instructor', { instructor: 'i7' });
  await system.suite.eventually(async () =>
    expect((await instructor.listApplications({ withProgress: true })).applications).toMatchObject([
      { id, studentName: 'Mitu Rahman', lessonsWatched: 1, lessonsTotal: 2 },
    ]),
  );
  const student = system.as('student-c7');
  const own = { id, courseId: 'c7', state: 'CERTIFICATE_STATE_PENDING', code: '' };
  const { certificates } = await student.listEnrolments({ studentId: 'student-c7' });
  expect(certificates).toMatchObject([own]);
  expect((await student.listLessons({ courseId: 'c7' })).certificateApplication).toMatchObject(own);
});
