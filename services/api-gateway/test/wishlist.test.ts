import { summary } from './course-sample.ts';
import { personIdOf, startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const student = personIdOf('student');
const asStudent = async () => ({ token: await gateway.tokenOf('student') });
const lastCall = () => gateway.fakes.calls.at(-1);

describe('the wishlist', () => {
  const lines = [{ courseId: 'c2' }, { courseId: 'gone' }, { courseId: 'c1' }];

  it('shows its courses newest first, including unpublished ones', async () => {
    gateway.fakes.answer('wishlists.getWishlist', () => ({ lines }));
    gateway.fakes.answer('catalogue.getCourses', () => ({
      courses: [summary, { ...summary, id: 'c2', published: false }],
    }));
    const { body } = await gateway.call(`/wishlist/${student}`, await asStudent());
    expect(body).toMatchObject({
      data: [
        { _id: 'c2', published: false },
        { _id: 'c1', published: true },
      ],
      total: 2,
    });
  });

  it.each([
    ['/wishlist/', 'wishlists.addToWishlist', 'Course Added to Wishlist'],
    ['/wishlist/delete/', 'wishlists.removeFromWishlist', 'Course removed from Wishlist'],
  ])('%s returns the changed wishlist', async (path, call, message) => {
    gateway.fakes.answer(call, () => ({ lines: lines.slice(0, 2) }));
    const { body } = await gateway.call(path, {
      json: { user: student, course: 'c2' },
      ...(await asStudent()),
    });
    expect(body).toEqual({ success: true, message, wishList: ['c2', 'gone'] });
    expect(lastCall()).toMatchObject({ call, request: { studentId: student, courseId: 'c2' } });
  });

  it('of another person can be neither read nor changed', async () => {
    const json = { user: 'somebody', course: 'c2' };
    for (const [path, more] of [
      ['/wishlist/somebody'],
      ['/wishlist/', { json }],
      ['/wishlist/delete/', { json }],
    ] as const)
      expect((await gateway.call(path, { ...more, ...(await asStudent()) })).status).toBe(403);
    expect(gateway.fakes.calls).toEqual([]);
  });

  it('is part of the account and is empty if commerce is slow', async () => {
    gateway.fakes.answer('wishlists.getWishlist', () => ({ lines }));
    const path = `/user/${student}`;
    expect((await gateway.call(path, await asStudent())).body['wishList']).toEqual(['c2', 'gone', 'c1']);
    gateway.fakes.answer('wishlists.getWishlist', () => new Promise(() => undefined));
    expect((await gateway.call(path, await asStudent())).body['wishList']).toEqual([]);
  });
});
