import { newId } from '@sargam/chassis/ids';
import { WishlistServiceDefinition } from '@sargam/proto/commerce/v1/wishlist';
import { sql } from 'kysely';
import { useWorld } from './world/world.ts';

const world = useWorld();

const someone = () => {
  const studentId = newId();
  const wishes = world.as(studentId).client(WishlistServiceDefinition);
  return { studentId, wishes };
};
const sold = (): string => {
  const courseId = newId();
  world.catalogue.addCourse(courseId, 500);
  return courseId;
};

it('keeps courses once each, the newest first, until they are removed', async () => {
  const { studentId, wishes } = someone();
  const [first, second] = [sold(), sold()];
  await wishes.addToWishlist({ studentId, courseId: first });
  await wishes.addToWishlist({ studentId, courseId: second });
  const kept = await wishes.addToWishlist({ studentId, courseId: first });
  expect(kept.lines.map((line) => line.courseId)).toEqual([second, first]);
  expect(await wishes.getWishlist({ studentId })).toEqual(kept);
  expect((await wishes.removeFromWishlist({ studentId, courseId: second })).lines).toHaveLength(1);
  expect((await wishes.removeFromWishlist({ studentId, courseId: second })).lines).toHaveLength(1);
});

it('keeps a course that is no longer sold, and takes none that is not sold', async () => {
  const { studentId, wishes } = someone();
  const courseId = sold();
  await wishes.addToWishlist({ studentId, courseId });
  world.catalogue.addCourse(courseId, 500, { published: false });
  expect((await wishes.getWishlist({ studentId })).lines).toMatchObject([{ courseId }]);
  for (const other of [newId(), courseId]) {
    await expect(wishes.addToWishlist({ studentId, courseId: other })).rejects.toMatchObject({
      code: 'course-not-found',
    });
  }
});

it('holds at most 200, and repeats are still fine then', async () => {
  const { studentId, wishes } = someone();
  const courseId = sold();
  await wishes.addToWishlist({ studentId, courseId });
  await sql`insert into wishlist_lines
    select ${studentId}, 'course-' || n, now() from generate_series(1, 199) n`.execute(world.db);
  expect((await wishes.addToWishlist({ studentId, courseId })).lines).toHaveLength(200);
  await expect(wishes.addToWishlist({ studentId, courseId: sold() })).rejects.toMatchObject({
    code: 'wishlist-full',
  });
});

it('is the student’s own', async () => {
  const { studentId } = someone();
  await expect(someone().wishes.getWishlist({ studentId })).rejects.toMatchObject({ kind: 'forbidden' });
});
