import { CertificateServiceDefinition } from '@sargam/proto/learning/v1/certificates';
import { startTestSystem, type TestSystem } from './test-system.ts';

describe.each(['commerce', 'grants'] as const)('with access from %s', (source) => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startTestSystem(source);
  }, 60_000);
  afterAll(() => system.suite.stop(), 30_000);
  beforeEach(() => system.setClock('2026-11-21T04:30:00Z'));

  const apply = (studentId: string, courseId: string, role = 'student') =>
    system.suite
      .as({ subject: studentId, roles: [role] })
      .client(CertificateServiceDefinition)
      .applyForCertificate({ courseId });
  const finish = (studentId: string, lessonId: string) =>
    system.as(studentId).savePosition({ lessonId, seconds: 60 });

  /** Creates a course with two lessons and an enrolled student who finished some of them. */
  const createStudent = async (studentId: string, courseId: string, finished: number) => {
    const lessons = [`${courseId}-1`, `${courseId}-2`];
    for (const lesson of lessons) await system.addLesson(courseId, lesson);
    const order = system.buildPaidOrder(`order-${studentId}`, studentId, [courseId]);
    await system.pay(order);
    await system.enrolled(studentId, 1);
    for (const lesson of lessons.slice(0, finished)) await finish(studentId, lesson);
    return order;
  };

  it('an application is accepted once, after every lesson is finished', async () => {
    await createStudent('mitu', 'c1', 1);
    await expect(apply('mitu', 'c1')).rejects.toMatchObject({
      code: 'lessons-unfinished',
      message: 'Finish every lesson first: 1 of 2 are done.',
    });
    await system.as('mitu').markLesson({ lessonId: 'c1-2', done: true });
    await expect(apply('mitu', 'c1')).rejects.toMatchObject({ code: 'lessons-unfinished' });
    await finish('mitu', 'c1-2');
    const answers = await Promise.all([1, 2, 3].map(() => apply('mitu', 'c1')));
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const readCertificate = async (studentId: string) =>
      (await system.as(studentId).listLessons({ courseId: 'c1' })).certificate;
    expect(await readCertificate('mitu')).toBe('CERTIFICATE_STATE_PENDING');
    expect(await readCertificate('rafi')).toBe('CERTIFICATE_STATE_UNSPECIFIED');
    expect(answers[0]).toMatchObject({
      studentId: 'mitu',
      courseId: 'c1',
      state: 'CERTIFICATE_STATE_PENDING',
    });
  });

  it('an application remains pending when a lesson is added later', async () => {
    await createStudent('rafi', 'c2', 2);
    const { id } = await apply('rafi', 'c2');
    await system.addLesson('c2', 'c2-3');
    expect(await apply('rafi', 'c2')).toMatchObject({ id, isNew: false });
  });

  it('an application is accepted after access has ended', async () => {
    await createStudent('late', 'c3', 2);
    system.setClock('2027-06-01T00:00:00Z');
    expect(await apply('late', 'c3')).toMatchObject({ isNew: true });
  });

  it('an application is refused for a course that is not purchased or is refunded, and for staff', async () => {
    const order = await createStudent('back', 'c4', 2);
    await system.refund(order, true);
    await system.suite.eventually(async () => {
      const [enrolment] = await system.enrolled('back', 1);
      expect(enrolment?.active).toBe(false);
    });
    await expect(apply('back', 'c4')).rejects.toMatchObject({ kind: 'forbidden', code: 'not-enrolled' });
    await expect(apply('other-student', 'c4')).rejects.toMatchObject({ code: 'not-enrolled' });
    await expect(apply('a', 'c4', 'admin')).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it('an application is refused for a course without lessons', async () => {
    await system.pay(system.buildPaidOrder('order-empty', 'empty', ['c5']));
    await system.enrolled('empty', 1);
    await expect(apply('empty', 'c5')).rejects.toMatchObject({ code: 'no-lessons-yet' });
  });
});
