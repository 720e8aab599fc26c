import { CertificateServiceDefinition } from '@sargam/proto/learning/v1/certificates';
import { TeachingServiceDefinition } from '@sargam/proto/learning/v1/teaching';
import { courseEvents } from '../src/courses/course-events.ts';
import { buildCourseEvent, startTestSystem, type TestSystem } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.suite.stop(), 30_000);

const as = (role: string, claims: Record<string, string> = {}) =>
  system.suite.as({ subject: `${role}-1`, roles: [role], claims }).client(TeachingServiceDefinition);
const teacher = (instructor: string) => as('instructor', { instructor });

/** A course of the instructor with two lessons and these students. */
const teach = async (courseId: string, instructorId: string, students: readonly string[]) => {
  await system.suite.publish(courseEvents, courseId, buildCourseEvent(courseId, instructorId));
  for (const lesson of [1, 2]) await system.addLesson(courseId, `${courseId}-${lesson}`);
  for (const student of students) {
    await system.pay(system.buildPaidOrder(`${courseId}-${student}`, student, [courseId]));
    await system.enrolled(student, 1);
  }
};
const watch = (student: string, lessonId: string, seconds = 60) =>
  system.as(student).savePosition({ lessonId, seconds });
const progressOf = async (instructorId: string) =>
  (await teacher(instructorId).listCourseProgress({ instructorId })).courses;

it('counts students who bought, began and watched, and forgets refunded ones', async () => {
  await teach('guitar', 'arif', ['mitu', 'ovi', 'joya', 'lopa']);
  for (const lesson of ['guitar-1', 'guitar-2']) await watch('mitu', lesson);
  await watch('ovi', 'guitar-1');
  await watch('ovi', 'guitar-2', 10);
  await watch('lopa', 'guitar-1');
  await system.suite
    .as({ subject: 'mitu', roles: ['student'] })
    .client(CertificateServiceDefinition)
    .applyForCertificate({ courseId: 'guitar' });
  await system.refund(system.buildPaidOrder('guitar-lopa', 'lopa', ['guitar']), true);
  const expected = {
    courseId: 'guitar',
    students: 3,
    started: 2,
    finished: 1,
    lessons: 2,
    watched: 3,
    pendingCertificates: 1,
  };
  await system.suite.eventually(async () => expect(await progressOf('arif')).toEqual([expected]));
  expect(await teacher('arif').listLessonProgress({ courseId: 'guitar' })).toEqual({
    students: 3,
    lessons: [
      { lessonId: 'guitar-1', title: expect.any(Object), started: 2, watched: 2 },
      { lessonId: 'guitar-2', title: expect.any(Object), started: 2, watched: 1 },
    ],
  });
});

it('a lesson that is only marked as done by hand is neither begun nor watched', async () => {
  await teach('flute', 'nila', ['rumi', 'tani']);
  await system.as('rumi').markLesson({ lessonId: 'flute-1', done: true });
  await watch('tani', 'flute-1', 10);
  await system.as('tani').markLesson({ lessonId: 'flute-1', done: true });
  await system.suite.eventually(async () =>
    expect(await progressOf('nila')).toMatchObject([{ students: 2, started: 1, finished: 0, watched: 0 }]),
  );
  expect((await teacher('nila').listLessonProgress({ courseId: 'flute' })).lessons).toMatchObject([
    { started: 1, watched: 0 },
    { started: 0, watched: 0 },
  ]);
});

it('a course without students has zeros, and a course without lessons and students is left out', async () => {
  await teach('piano', 'sadia', []);
  await system.suite.publish(courseEvents, 'empty', buildCourseEvent('empty', 'sadia'));
  await system.suite.eventually(async () =>
    expect(await progressOf('sadia')).toMatchObject([
      { courseId: 'piano', students: 0, started: 0, finished: 0, watched: 0, lessons: 2 },
    ]),
  );
  expect((await teacher('sadia').listLessonProgress({ courseId: 'piano' })).lessons).toMatchObject([
    { started: 0, watched: 0 },
    { started: 0, watched: 0 },
  ]);
});

it('only the instructor of the course and admins see the numbers', async () => {
  await teach('drums', 'kazi', []);
  await system.suite.eventually(() => teacher('kazi').listLessonProgress({ courseId: 'drums' }));
  for (const other of [teacher('arif'), as('student'), as('content'), as('instructor')]) {
    await expect(other.listLessonProgress({ courseId: 'drums' })).rejects.toMatchObject({
      kind: 'forbidden',
    });
    await expect(other.listCourseProgress({ instructorId: 'kazi' })).rejects.toMatchObject({
      kind: 'forbidden',
    });
  }
  await expect(teacher('kazi').listLessonProgress({ courseId: 'unknown' })).rejects.toMatchObject({
    kind: 'forbidden',
  });
  expect((await as('admin').listLessonProgress({ courseId: 'drums' })).lessons).toHaveLength(2);
});
