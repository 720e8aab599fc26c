import { z } from 'zod';
import { type Route, route } from '../../routing/route.ts';
import { renameErrorFields } from '../../wire/error-fields.ts';
import { admins } from '../../wire/roles.ts';
import { Id, listOf, SuccessMessage, success, successWith } from '../../wire/schemas.ts';
import { toCouponRow } from './cart-mapping.ts';
import { CouponRow, NewCoupon } from './cart-wire.ts';

const wireFieldNames = {
  code: 'cuponCode',
  percent: 'discount',
  use_limit: 'useLimit',
  expires_on: 'expireDate',
};

export const couponRoutes: readonly Route[] = [
  route.post('/cart/cupon', {
    summary: 'Creates a coupon, valid until the end of its last day in Dhaka',
    roles: admins,
    body: NewCoupon,
    invalidMessage: 'any of the field is missing',
    response: successWith(CouponRow),
    handle: async ({ body }, { commerce }) => {
      const newCoupon = {
        code: body.cuponCode,
        percent: body.discount,
        useLimit: body.useLimit,
        expiresOn: body.expireDate,
      };
      const coupon = await renameErrorFields(wireFieldNames, () => commerce.createCoupon(newCoupon));
      return success('coupon created successfully', toCouponRow(coupon));
    },
  }),
  route.get('/cart/cupon/list', {
    summary: 'All coupons',
    roles: admins,
    response: listOf(CouponRow),
    handle: async (_call, { commerce }) => {
      const { coupons } = await commerce.listCoupons({});
      return { data: coupons.map(toCouponRow), total: coupons.length };
    },
  }),
  route.post('/cart/cupondelete/{id}', {
    summary: 'Deletes a coupon; purchases made with it stay',
    roles: admins,
    params: z.object({ id: Id }),
    response: SuccessMessage,
    handle: async ({ params }, { commerce }) => {
      await commerce.deleteCoupon({ couponId: params.id });
      return { success: true, message: 'Coupon Deleted!!' };
    },
  }),
];
