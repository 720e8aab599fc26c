import type { Order } from '@sargam/proto/commerce/v1/order';
import type { Enrolment } from '@sargam/proto/learning/v1/enrolments';
import { flag, instantOrNull, responseOf, textList, textOrNull } from '../../api/response.ts';
import { isPaid } from '../order/order-response.ts';
import { type PersonWithExtras, User } from './user-response.ts';

/** An account with its orders and enrolments; both are empty while their service is unavailable. */
export type AccountWithExtras = PersonWithExtras & {
  readonly orders: readonly Order[];
  readonly enrolments: readonly Enrolment[];
};

const courseIds = (enrolments: readonly Enrolment[]): string[] => enrolments.map(({ courseId }) => courseId);

/** An account with the fields of decision B40. */
export const Account = responseOf<AccountWithExtras>('Account')({
  ...User.fields,
  subscriber: flag((account) => account.subscriber, 'A student with access to a course now'),
  accessEndsAt: instantOrNull((account) => account.accessEndsAt),
  suspendReason: textOrNull((account) => account.suspendReason, 'For admins'),
  purchaseHistory: textList(
    ({ orders }) => orders.map(({ id }) => id),
    'Ids of the latest 1,000 orders, newest first',
  ),
  course: textList(
    ({ enrolments }) => courseIds(enrolments.filter(({ active }) => active)),
    'Ids of the courses with access now, newest first',
  ),
  courses: textList(
    ({ enrolments }) => courseIds(enrolments),
    'Ids of all courses with access now or before, newest first',
  ),
  first_purchase: flag(
    ({ orders }) => orders.some((order) => isPaid(order) && order.receivedPoisha > 0n),
    'Whether an order was paid with money',
  ),
});
