import type { Coupon } from '@sargam/proto/commerce/v1/coupon';
import { csvColumn } from '../../csv/csv-columns.ts';
import { csvChunks, numberedPages } from '../../csv/csv-pages.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import type { Language } from '../../wire/language.ts';

const { text, integer, instant } = csvColumn;

const columns = [
  text<Coupon>({ en: 'Code', bn: 'কুপন কোড' }, (coupon) => coupon.code),
  integer<Coupon>({ en: 'Discount, %', bn: 'ছাড় (%)' }, (coupon) => coupon.percent),
  text<Coupon>({ en: 'Expiry date', bn: 'মেয়াদ শেষের তারিখ' }, (coupon) => coupon.expiresOn),
  integer<Coupon>({ en: 'Times used', bn: 'কতবার ব্যবহার হয়েছে' }, (coupon) => coupon.used),
  integer<Coupon>({ en: 'Use limit', bn: 'ব্যবহারের সীমা' }, (coupon) => coupon.useLimit),
  instant<Coupon>({ en: 'Created', bn: 'তৈরির তারিখ' }, (coupon) => coupon.createdAt),
];

/** All coupons. */
export const couponCsv = (commerce: HandlerDeps['commerce'], language: Language) => {
  const pages = numberedPages(
    async (page) => (await commerce.listCoupons({ page })).coupons,
    ({ id }) => id,
  );
  return csvChunks(columns, pages, language);
};
