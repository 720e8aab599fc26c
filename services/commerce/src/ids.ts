import { domainError } from '@sargam/chassis/errors';

type Id<Name extends string> = string & { readonly __id: Name };

export type StudentId = Id<'student'>;
export type CourseId = Id<'course'>;
export type OrderId = Id<'order'>;
export type CouponId = Id<'coupon'>;
/** The selling service's order number. */
export type ChargeReference = Id<'charge'>;
export type GiftCardId = Id<'gift-card'>;
export type RefundId = Id<'refund'>;
/** The gateway's `tran_id` of one payment attempt: at most 30 characters. */
export type TranId = Id<'tran'>;

const parse =
  <I extends string>(field: string, most = 64) =>
  (text: string): I => {
    if (!/^[\w-]+$/.test(text) || text.length > most) {
      throw domainError.invalid('invalid-id', 'This id is not valid.', [
        { field, message: 'This id is not valid.' },
      ]);
    }
    return text as I;
  };

export const parseStudentId = parse<StudentId>('student_id');
export const parseCourseId = parse<CourseId>('course_id');
export const parseOrderId = parse<OrderId>('order_id');
export const parseCouponId = parse<CouponId>('coupon_id');
export const parseGiftCardId = parse<GiftCardId>('gift_card_id');
/** At most 26 characters, because a `tran_id` adds the attempt's number. */
export const parseChargeReference = parse<ChargeReference>('reference', 26);
export const parseRefundId = parse<RefundId>('refund_id', 26);
