import { z } from 'zod';
import { Coupon, Id, Instant, successListOf, Taka } from '../../wire/schemas.ts';
import { OrderStateWord } from '../order/order-wire.ts';

export const InstructorSale = z
  .object({
    _id: z.string(),
    orderId: z.string(),
    course: z.string(),
    courseId: z.string(),
    user_name: z.string(),
    coupon: Coupon.nullable(),
    amount: Taka.meta({ description: "The instructor's share, after the gateway's cut" }),
    net: Taka,
    paid: Taka,
    sargamCut: Taka,
    reversed: Taka.meta({ description: "Part of the instructor's share that refunds reversed" }),
    date: Instant,
  })
  .meta({ id: 'InstructorSale' });
export type InstructorSale = z.infer<typeof InstructorSale>;

export const InstructorSales = successListOf(InstructorSale).extend({ lifetime: Taka });

export const AdminOrder = z
  .object({
    _id: z.string(),
    paid: z.boolean(),
    state: OrderStateWord,
    amount: Taka,
    received: Taka,
    refunded: Taka.meta({ description: 'Refunded so far, to the wallet and to the card' }),
    userName: z.string(),
    userEmail: z.string(),
    userId: z.string(),
    courses: z.array(z.object({ course: z.string(), courseId: z.string(), price: Taka })),
    cupon: Coupon.nullable(),
    method: z.string(),
    createdAt: Instant,
    paidAt: Instant.nullable(),
  })
  .meta({ id: 'AdminOrder' });
export type AdminOrder = z.infer<typeof AdminOrder>;

export const AdminOrders = successListOf(AdminOrder).extend({
  paidTotal: z.number().int(),
  receivedTotal: Taka,
});

const DayParam = z
  .string()
  .regex(/^(\d{1,2}-\d{1,2}-\d{4}|\d{4}-\d{2}-\d{2}([T ].*)?)$/, 'a date such as 21-11-2026')
  .meta({ description: 'Day-month-year or ISO, in Dhaka time; both days are included' });
export const DayRange = z.object({ start: DayParam, end: DayParam });
export const InstructorDayRange = DayRange.extend({ instructorId: Id });
