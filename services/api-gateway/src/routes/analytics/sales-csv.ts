import type { CourseSale, DayRange } from '@sargam/proto/payouts/v1/analytics';
import type { InstructorSale, ListInstructorSalesRequest } from '@sargam/proto/payouts/v1/payouts';
import { type Language, localize } from '../../api/language.ts';
import { csvColumn } from '../../csv/csv-columns.ts';
import { csvChunks, numberedPages } from '../../csv/csv-pages.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';

const { text, instant, taka } = csvColumn;

type Sale = Pick<CourseSale, 'orderId' | 'soldAt' | 'buyerName' | 'couponCode' | 'couponPercent'>;

const couponText = ({ couponCode, couponPercent }: Sale): string =>
  couponCode === '' ? '' : `${couponCode} ${couponPercent}%`;

const order = text<Sale>({ en: 'Order id', bn: 'অর্ডার আইডি' }, (sale) => sale.orderId);
const date = instant<Sale>({ en: 'Date', bn: 'তারিখ' }, (sale) => sale.soldAt);
const buyer = text<Sale>({ en: 'Name', bn: 'নাম' }, (sale) => sale.buyerName);
const coupon = text<Sale>({ en: 'Coupon', bn: 'কুপন' }, couponText);
const paid = { en: 'Paid by buyers', bn: 'ক্রেতা দিয়েছেন' };
const reversed = { en: 'Reversed by refunds', bn: 'রিফান্ডে বাদ' };

const courseColumns = [
  order,
  date,
  buyer,
  text<CourseSale>({ en: 'Email', bn: 'ইমেইল' }, (sale) => sale.buyerEmail),
  coupon,
  taka<CourseSale>({ en: 'Course price', bn: 'কোর্সের দাম' }, (sale) => sale.pricePoisha),
  taka<CourseSale>(paid, (sale) => sale.paidPoisha),
  taka<CourseSale>({ en: 'Received amount', bn: 'আদায়' }, (sale) => sale.receivedPoisha),
  // Negative, as the table shows it.
  taka<CourseSale>(reversed, (sale) => -sale.reversedPoisha),
];

const instructorColumns = [
  order,
  date,
  text<InstructorSale>({ en: 'Course', bn: 'কোর্স' }, (sale, language) =>
    localize(sale.courseTitle, language),
  ),
  buyer,
  coupon,
  taka<InstructorSale>(paid, (sale) => sale.paidPoisha),
  taka<InstructorSale>({ en: 'Sargam’s cut', bn: 'সরগমের অংশ' }, (sale) => sale.platformPoisha),
  taka<InstructorSale>({ en: 'Instructor’s share', bn: 'শিক্ষকের অংশ' }, (sale) => sale.sharePoisha),
  taka<InstructorSale>(reversed, (sale) => -sale.reversedSharePoisha),
];

/** All sales of a course in a range. */
export const courseSalesCsv = (
  analytics: HandlerDeps['analytics'],
  request: { readonly courseId: string; readonly range: DayRange },
  language: Language,
) => {
  const pages = numberedPages(
    async (page) => (await analytics.listCourseSales({ ...request, page })).sales,
    ({ id }) => id,
  );
  return csvChunks<CourseSale>(courseColumns, pages, language);
};

/** All sales of an instructor in a range. */
export const instructorSalesCsv = (
  payouts: HandlerDeps['payouts'],
  request: Omit<ListInstructorSalesRequest, 'page'>,
  language: Language,
) => {
  const pages = numberedPages(
    async (page) => (await payouts.listInstructorSales({ ...request, page })).sales,
    ({ id }) => id,
  );
  return csvChunks<InstructorSale>(instructorColumns, pages, language);
};
