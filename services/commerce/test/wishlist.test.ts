import { newId } from '@sargam/chassis/ids';
import { WishlistServiceDefinition } from '@sargam/proto/commerce/v1/wishlist';
import { Tier } from '@sargam/proto/common/v1/offer';
import { sql } from 'kysely';
import { creditGiftMoney, placeQuotedOrder } from './system/steps.ts';
import { useTestSystem } from './system/system.ts';

const system = useTestSystem();

const newStudent = () => {
  const studentId = newId();
  const wishlist = system.as(studentId).client(WishlistServiceDefinition);
  return { studentId, wishlist };
};
const addCourse = (): string => {
  const courseId = newId();
  system.catalogue.addCourse(courseId, 500);
  return courseId;
};

it('lists each course once, newest first, until it is removed', async () => {
  const { studentId, wishlist } = newStudent();
  const [first, second] = [addCourse(), addCourse()];
  await wishlist.addToWishlist({ studentId, courseId: first });
  await wishlist.addToWishlist({ studentId, courseId: second });
  const repeated = await wishlist.addToWishlist({ studentId, courseId: first });
  expect(repeated.lines.map((line) => line.courseId)).toEqual([second, first]);
  expect(await wishlist.getWishlist({ studentId })).toEqual(repeated);
  expect((await wishlist.removeFromWishlist({ studentId, courseId: second })).lines).toHaveLength(1);
  expect((await wishlist.removeFromWishlist({ studentId, courseId: second })).lines).toHaveLength(1);
});

it('keeps an unpublished course and rejects adding one', async () => {
  const { studentId, wishlist } = newStudent();
  const courseId = addCourse();
  await wishlist.addToWishlist({ studentId, courseId });
  system.catalogue.addCourse(courseId, 500, { published: false });
  expect((await wishlist.getWishlist({ studentId })).lines).toMatchObject([{ courseId }]);
  for (const other of [newId(), courseId]) {
    await expect(wishlist.addToWishlist({ studentId, courseId: other })).rejects.toMatchObject({
      code: 'course-not-found',
    });
  }
});

it('does not list a course that the student has bought', async () => {
  const [student, courseId, other] = [system.student(), addCourse(), addCourse()];
  const wishlist = system.as(student.id).client(WishlistServiceDefinition);
  for (const wished of [courseId, other])
    await wishlist.addToWishlist({ studentId: student.id, courseId: wished });
  await creditGiftMoney(system, student, 500);
  await student.addToCart({ studentId: student.id, courseId, tier: Tier.TIER_STANDARD });
  const order = await placeQuotedOrder(student);
  await student.confirmFreeOrder({ orderId: order.id });
  expect((await wishlist.getWishlist({ studentId: student.id })).lines).toMatchObject([{ courseId: other }]);
});

it('holds at most 200 courses; repeats succeed when full', async () => {
  const { studentId, wishlist } = newStudent();
  const courseId = addCourse();
  await wishlist.addToWishlist({ studentId, courseId });
  await sql`insert into wishlist_lines
    select ${studentId}, 'course-' || n, now() from generate_series(1, 199) n`.execute(system.db);
  expect((await wishlist.addToWishlist({ studentId, courseId })).lines).toHaveLength(200);
  await expect(wishlist.addToWishlist({ studentId, courseId: addCourse() })).rejects.toMatchObject({
    code: 'wishlist-full',
  });
});

it('other students are rejected', async () => {
  const { studentId } = newStudent();
  await expect(newStudent().wishlist.getWishlist({ studentId })).rejects.toMatchObject({ kind: 'forbidden' });
});
