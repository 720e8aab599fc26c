import { newId } from '@sargam/chassis/ids';
import { WishlistServiceDefinition } from '@sargam/proto/commerce/v1/wishlist';
import { sql } from 'kysely';
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
