import { newId } from '@sargam/chassis/ids';
import { Tier } from '@sargam/proto/common/v1/offer';
import { creditGiftMoney, expireOrder, placeQuotedOrder } from './system/steps.ts';
import { type Student, useTestSystem } from './system/system.ts';

const system = useTestSystem();

const addCourses = async (student: Student, courses: readonly string[]): Promise<void> => {
  for (const courseId of courses)
    await student.addToCart({ studentId: student.id, courseId, tier: Tier.TIER_STANDARD });
};
const buy = async (student: Student, courses: readonly string[]): Promise<string> => {
  await creditGiftMoney(system, student, 500 * courses.length);
  await addCourses(student, courses);
  const { id } = await placeQuotedOrder(student);
  await student.confirmFreeOrder({ orderId: id });
  return id;
};

it('an order that ended unpaid is marked once all its courses are bought by later orders', async () => {
  const student = system.student();
  const [guitar, drums] = [newId(), newId()];
  for (const courseId of [guitar, drums]) system.catalogue.addCourse(courseId, 500);
  await addCourses(student, [guitar, drums]);
  const ended = await placeQuotedOrder(student);
  await expireOrder(system, student, ended);
  await student.clearCart({ studentId: student.id });
  const listMarked = async () => {
    const { orders } = await student.listPurchases({ studentId: student.id });
    return orders.filter((order) => order.boughtInLaterOrder).map(({ id }) => id);
  };
  await buy(student, [guitar]);
  expect(await listMarked()).toEqual([]);
  await buy(student, [drums]);
  expect(await listMarked()).toEqual([ended.id]);
});
