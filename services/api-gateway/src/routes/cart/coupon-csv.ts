import type { Coupon, ListCouponsResponse } from '@sargam/proto/commerce/v1/coupon';
import { csvColumn } from '../../csv/csv-columns.ts';
import { listCsv } from '../../csv/list-csv.ts';

const { text, integer, instant } = csvColumn;

export const couponCsv = listCsv({
  name: 'coupons',
  columns: [
    text<Coupon>({ en: 'Code', bn: 'কুপন কোড' }, (coupon) => coupon.code),
    integer<Coupon>({ en: 'Discount, %', bn: 'ছাড় (%)' }, (coupon) => coupon.percent),
    text<Coupon>({ en: 'Expiry date', bn: 'মেয়াদ শেষের তারিখ' }, (coupon) => coupon.expiresOn),
    integer<Coupon>({ en: 'Times used', bn: 'কতবার ব্যবহার হয়েছে' }, (coupon) => coupon.used),
    integer<Coupon>({ en: 'Use limit', bn: 'ব্যবহারের সীমা' }, (coupon) => coupon.useLimit),
    instant<Coupon>({ en: 'Created', bn: 'তৈরির তারিখ' }, (coupon) => coupon.createdAt),
  ],
  rows: ({ coupons }: ListCouponsResponse) => coupons,
  idOf: ({ id }) => id,
});
