import { type Member, memberOf } from './api.ts';
import { classroomOf } from './books.ts';
import { buyCourse, buyGiftCard, putIntoCart, redeem } from './deeds.ts';
import { courseOf } from './demo.ts';
import { eventually } from './eventually.ts';
import { giftCodeTo } from './inbox.ts';
import { makeStudent } from './newcomer.ts';
import { grantRefund } from './office.ts';
import type { Site } from './site.ts';

/** What a student who has one of everything was given. */
export interface Stock {
  /** The order of a gift card for themselves. */
  readonly giftOrder: string;
  /** The code of a gift card that nobody has redeemed, bought by somebody else. */
  readonly code: string;
}

export const owned = courseOf('guitar-first-chords');
export const wanted = courseOf('piano-sargam');
const kept = courseOf('drums-first-beat');

/** A student who has one of everything, so that no page is looked at empty. Their password is everybody's. */
export const makeWellStocked = async (site: Site, email: string): Promise<Stock> => {
  const admin = await memberOf(site, 'admin@sargam.test');
  const student: Member = await makeStudent(site, admin, email);
  const giftOrder = await buyGiftCard(site, student, 'gift-card-500');
  await redeem(student, await giftCodeTo(site, email));
  const order = await buyCourse(site, student, owned, 'gold');
  await eventually('the course is in the classroom', async () =>
    (await classroomOf(student)).some(({ _id }) => _id === owned.id) ? true : undefined,
  );
  await grantRefund(admin, order, { amount: 100 });
  await putIntoCart(student, wanted, 'gold');
  await putIntoCart(student, owned, 'diamond');
  await student.post('/wishlist/', { user: student.id, course: kept.id });
  const giver = `giver-${email}`;
  await buyGiftCard(site, await makeStudent(site, admin, giver), 'gift-card-1000');
  return { giftOrder, code: await giftCodeTo(site, giver) };
};
