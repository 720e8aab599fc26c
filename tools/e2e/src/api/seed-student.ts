import { findDemoCourse } from '../demo-course.ts';
import { eventually } from '../eventually.ts';
import type { Site } from '../site.ts';
import { grantRefund } from './admin-actions.ts';
import { type ApiUser, logInToApi } from './api-user.ts';
import { createStudent } from './create-student.ts';
import { waitForGiftCardCode } from './inbox.ts';
import { fetchOwnedCourses } from './queries.ts';
import { addToCart, buyCourse, buyGiftCard, redeemGiftCard } from './student-actions.ts';

/** The sample data of a seeded student. */
export interface SeededStudent {
  readonly id: string;
  /** An order of a course. */
  readonly order: string;
  /** An order of a gift card for the student. */
  readonly giftOrder: string;
  /** The code of an unredeemed gift card, bought by another student. */
  readonly code: string;
}

export const ownedCourse = findDemoCourse('guitar-first-chords');
export const cartCourse = findDemoCourse('piano-sargam');
const wishlistCourse = findDemoCourse('drums-first-beat');

/** Creates a student with sample data for every page, so that no page is empty. The password is that of `createStudent`. */
export const seedStudent = async (site: Site, email: string): Promise<SeededStudent> => {
  const admin = await logInToApi(site, 'admin@sargam.test');
  const student: ApiUser = await createStudent(site, admin, email);
  const giftOrder = await buyGiftCard(site, student, 'gift-card-500');
  await redeemGiftCard(student, await waitForGiftCardCode(site, email));
  const order = await buyCourse(site, student, ownedCourse, 'gold');
  await eventually('the course is in the classroom', async () =>
    (await fetchOwnedCourses(student)).some(({ _id }) => _id === ownedCourse.id) ? true : undefined,
  );
  await grantRefund(admin, order, { amount: 100, left: ownedCourse.price('gold') });
  await addToCart(student, cartCourse, 'gold');
  await addToCart(student, ownedCourse, 'diamond');
  await student.post('/wishlist/', { user: student.id, course: wishlistCourse.id });
  const giver = `giver-${email}`;
  await buyGiftCard(site, await createStudent(site, admin, giver), 'gift-card-1000');
  return { id: student.id, order, giftOrder, code: await waitForGiftCardCode(site, giver) };
};
