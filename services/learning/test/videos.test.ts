import { startTestWorld, type TestWorld } from './test-world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await startTestWorld();
}, 60_000);
afterAll(() => world.suite.stop(), 30_000);
beforeEach(() => world.setClock('2026-11-21T04:30:00Z'));

describe('the address of a video', () => {
  const boughtBy = async (studentId: string, courseId: string) => {
    await world.addLesson(courseId, `paid-${courseId}`);
    await world.pay(world.aPaidOrder(`order-${courseId}`, studentId, [courseId]));
    await world.enrolled(studentId, 1);
    const [address] = await world.addresses(world.as(studentId), courseId);
    if (!address) throw new Error('the course has a lesson');
    return address;
  };

  it('opens in the session it was signed for', async () => {
    const { objectUrl, sizeBytes } = await world.visitor().openVideo(await boughtBy('buyer6', 'c10'));
    expect(sizeBytes).toBe(13n);
    expect(await (await fetch(objectUrl)).text()).toBe('a small video');
  });

  it('is refused in another session, for another file, or with a changed signature', async () => {
    const address = await boughtBy('buyer7', 'c11');
    const refused = { kind: 'forbidden', message: 'Purchase the course First!!' };
    await expect(world.visitor().openVideo({ ...address, viewerSession: 'browser-2' })).rejects.toMatchObject(
      refused,
    );
    await expect(world.visitor().openVideo({ ...address, viewerSession: '' })).rejects.toMatchObject(refused);
    await expect(world.visitor().openVideo({ ...address, filename: 'paid-c10.mp4' })).rejects.toMatchObject(
      refused,
    );
    await expect(
      world.visitor().openVideo({ ...address, signature: `A${address.signature.slice(1)}` }),
    ).rejects.toMatchObject(refused);
  });

  it('expires after its lifetime, and at once when access ends', async () => {
    const address = await boughtBy('buyer8', 'c12');
    world.setClock(Date.parse('2026-11-21T04:30:00Z') + world.suite.settings.videoAddressLife + 1);
    await expect(world.visitor().openVideo(address)).rejects.toMatchObject({ kind: 'forbidden' });
    world.setClock('2026-12-21T17:59:30Z');
    const [late] = await world.addresses(world.as('buyer8'), 'c12');
    expect(late?.signature).not.toBe('');
    world.setClock('2026-12-21T18:00:00Z');
    await expect(world.visitor().openVideo(late ?? address)).rejects.toMatchObject({ kind: 'forbidden' });
  });
});
