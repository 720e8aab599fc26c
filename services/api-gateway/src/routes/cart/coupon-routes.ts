import { renameErrorFields } from '../../api/error-fields.ts';
import { listOf, successMessage, successWith } from '../../api/response.ts';
import { admins } from '../../api/roles.ts';
import { IdParams, PageQuery, toPage } from '../../api/schemas.ts';
import { type Route, route } from '../../routing/route.ts';
import { CouponRow, NewCoupon } from './cart-response.ts';
import { couponCsv } from './coupon-csv.ts';

const apiFieldNames = {
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
    response: successWith('coupon created successfully', CouponRow),
    handle: ({ body }, { commerce }) => {
      const newCoupon = {
        code: body.cuponCode,
        percent: body.discount,
        useLimit: body.useLimit,
        expiresOn: body.expireDate,
      };
      return renameErrorFields(apiFieldNames, () => commerce.createCoupon(newCoupon));
    },
  }),
  route.get('/cart/cupon/list', {
    summary: 'Coupons, newest first',
    roles: admins,
    query: PageQuery,
    response: listOf(CouponRow, 'coupons'),
    handle: ({ query }, { commerce }) => commerce.listCoupons({ page: toPage(query) }),
    csv: couponCsv,
  }),
  route.post('/cart/cupondelete/{id}', {
    summary: 'Deletes a coupon; purchases made with it stay',
    roles: admins,
    noOwner: 'staff',
    params: IdParams,
    response: successMessage('Coupon Deleted!!'),
    handle: ({ params }, { commerce }) => commerce.deleteCoupon({ couponId: params.id }),
  }),
];
