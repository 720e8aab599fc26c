import { LessonStatus } from '@sargam/proto/learning/v1/learning';
import { courseEvents } from '../src/courses/course-events.ts';
import { buildCourseEvent, startTestSystem, type TestSystem } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.suite.stop(), 30_000);
beforeEach(() => system.setClock('2026-11-21T04:30:00Z'));

describe('the address of a video', () => {
  const boughtBy = async (studentId: string, courseId: string) => {
    await system.addLesson(courseId, `paid-${courseId}`);
    await system.pay(system.buildPaidOrder(`order-${courseId}`, studentId, [courseId]));
    await system.enrolled(studentId, 1);
    const [address] = await system.addresses(system.as(studentId), courseId);
    if (!address) throw new Error('the course has a lesson');
    return address;
  };

  it('opens in the session it was signed for', async () => {
    const { objectUrl, sizeBytes } = await system.visitor().openVideo(await boughtBy('buyer6', 'c10'));
    expect(sizeBytes).toBe(13n);
    expect(await (await fetch(objectUrl)).text()).toBe('a small video');
  });

  it('is refused in another session, for another file, or with a changed signature', async () => {
    const address = await boughtBy('buyer7', 'c11');
    const refused = { kind: 'forbidden', message: 'Purchase the course First!!' };
    await expect(
      system.visitor().openVideo({ ...address, viewerSession: 'browser-2' }),
    ).rejects.toMatchObject(refused);
    await expect(system.visitor().openVideo({ ...address, viewerSession: '' })).rejects.toMatchObject(
      refused,
    );
    await expect(system.visitor().openVideo({ ...address, filename: 'paid-c10.mp4' })).rejects.toMatchObject(
      refused,
    );
    await expect(
      system.visitor().openVideo({ ...address, signature: `A${address.signature.slice(1)}` }),
    ).rejects.toMatchObject(refused);
  });

  it('does not show the cookie of the browser, and names the login session', async () => {
    const address = await boughtBy('buyer9', 'c13');
    const claims = Buffer.from(address.signature.split('.')[0] ?? '', 'base64url').toString();
    expect(claims).not.toContain(address.viewerSession);
    expect((await system.visitor().openVideo(address)).sessionId).toBe('test-session');
  });

  it('limits the sessions of students, and not those of staff and the instructor', async () => {
    await system.suite.publish(courseEvents, 'c15', buildCourseEvent('c15', 'mitu'));
    await system.addLesson('c15', 'login-c15', LessonStatus.LESSON_STATUS_LOGIN);
    const limitedPerson = async (...caller: Parameters<TestSystem['as']>) => {
      const [address] = await system.addresses(system.as(...caller), 'c15');
      if (!address) throw new Error('the course has a lesson');
      return (await system.visitor().openVideo(address)).limitedPersonId;
    };
    await system.suite.eventually(async () =>
      expect(await limitedPerson('mitu', 'instructor', { instructor: 'mitu' })).toBe(''),
    );
    expect(await limitedPerson('sadia', 'instructor', { instructor: 'sadia' })).toBe('sadia');
    expect(await limitedPerson('a', 'admin')).toBe('');
    expect(await limitedPerson('u', 'content')).toBe('');
    expect(await limitedPerson('s')).toBe('s');
  });

  it('of the instructor ends when the course moves to another instructor', async () => {
    await system.suite.publish(courseEvents, 'c14', buildCourseEvent('c14', 'mitu'));
    await system.addLesson('c14', 'paid-c14');
    const mitu = system.as('mitu', 'instructor', { instructor: 'mitu' });
    const address = await system.suite.eventually(async () => {
      const [signed] = await system.addresses(mitu, 'c14');
      expect(signed?.signature).not.toBe('');
      return signed ?? { filename: '', signature: '', viewerSession: '' };
    });
    await system.visitor().openVideo(address);
    const moved = buildCourseEvent('c14', 'sadia');
    if (moved.event?.$case === 'changed' && moved.event.value.course) moved.event.value.course.version = 2;
    await system.suite.publish(courseEvents, 'c14', moved);
    await system.suite.eventually(() =>
      expect(system.visitor().openVideo(address)).rejects.toMatchObject({ kind: 'forbidden' }),
    );
  });

  it('expires after its lifetime, and at once when access ends', async () => {
    const address = await boughtBy('buyer8', 'c12');
    system.setClock(Date.parse('2026-11-21T04:30:00Z') + system.suite.settings.videoAddressLife + 1);
    await expect(system.visitor().openVideo(address)).rejects.toMatchObject({ kind: 'forbidden' });
    system.setClock('2026-12-21T17:59:30Z');
    const [late] = await system.addresses(system.as('buyer8'), 'c12');
    expect(late?.signature).not.toBe('');
    system.setClock('2026-12-21T18:00:00Z');
    await expect(system.visitor().openVideo(late ?? address)).rejects.toMatchObject({ kind: 'forbidden' });
  });
});
