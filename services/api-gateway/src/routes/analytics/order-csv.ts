import type { OrderState } from '@sargam/proto/commerce/v1/order';
import type { OrderRow } from '@sargam/proto/payouts/v1/payouts';
import type { Language } from '../../api/language.ts';
import { localizeAll } from '../../api/response.ts';
import { type CsvHeader, csvColumn } from '../../csv/csv-columns.ts';
import { csvChunks, csvPageSize, keysetPages } from '../../csv/csv-pages.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';

const unpaid: CsvHeader = { en: 'Unpaid', bn: 'অপরিশোধিত' };

/** The names of the states in the order list of the back-office. */
export const orderStateNames: Readonly<Partial<Record<OrderState, CsvHeader>>> = {
  ORDER_STATE_CREATED: unpaid,
  ORDER_STATE_AWAITING_PAYMENT: unpaid,
  ORDER_STATE_PAID: { en: 'Paid', bn: 'পরিশোধিত' },
  ORDER_STATE_PARTLY_REFUNDED: { en: 'Partly refunded', bn: 'আংশিক রিফান্ড' },
  ORDER_STATE_REFUNDED: { en: 'Refunded', bn: 'রিফান্ড হয়েছে' },
  ORDER_STATE_FAILED: { en: 'Payment failed', bn: 'পেমেন্ট হয়নি' },
  ORDER_STATE_CANCELLED: { en: 'Cancelled', bn: 'বাতিল' },
  ORDER_STATE_EXPIRED: { en: 'Expired', bn: 'মেয়াদ শেষ' },
  ORDER_STATE_REVIEW: { en: 'In review', bn: 'যাচাই হচ্ছে' },
};

const { text, instant, taka } = csvColumn;

const columns = [
  text<OrderRow>({ en: 'Order id', bn: 'অর্ডার আইডি' }, (row) => row.orderId),
  instant<OrderRow>({ en: 'Date', bn: 'তারিখ' }, (row) => row.createdAt),
  instant<OrderRow>({ en: 'Paid on', bn: 'পরিশোধের তারিখ' }, (row) => row.paidAt),
  text<OrderRow>({ en: 'Name', bn: 'নাম' }, (row) => row.buyerName),
  text<OrderRow>({ en: 'Email', bn: 'ইমেইল' }, (row) => row.buyerEmail),
  text<OrderRow>({ en: 'Courses', bn: 'কোর্স' }, (row, language) =>
    localizeAll(
      row.courses.flatMap(({ title }) => title ?? []),
      language,
    ).join('; '),
  ),
  text<OrderRow>({ en: 'Coupon', bn: 'কুপন' }, (row) => row.couponCode),
  text<OrderRow>({ en: 'Method', bn: 'মাধ্যম' }, (row) => row.method),
  text<OrderRow>(
    { en: 'Status', bn: 'অবস্থা' },
    (row, language) => orderStateNames[row.state]?.[language] ?? '',
  ),
  taka<OrderRow>({ en: 'Amount', bn: 'টাকা' }, (row) => row.payablePoisha),
  taka<OrderRow>({ en: 'Received amount', bn: 'আদায়' }, (row) => row.receivedPoisha),
  taka<OrderRow>({ en: 'Refunded', bn: 'ফেরত' }, (row) => row.refundedPoisha),
];

interface OrderFilter {
  readonly from: Date;
  readonly until: Date;
  readonly paidOnly?: boolean;
  /** Empty for all states. */
  readonly states?: OrderState[];
}

/** All orders of a time range, newest first. */
export const orderCsv = (payouts: HandlerDeps['payouts'], filter: OrderFilter, language: Language) => {
  const pages = keysetPages(
    async (after: { createdAt: Date | undefined; orderId: string } | undefined) => {
      const page = { page: 1, limit: csvPageSize };
      return (await payouts.listOrders({ ...filter, page, after, withoutTotals: true })).orders;
    },
    ({ createdAt, orderId }) => ({ createdAt, orderId }),
  );
  return csvChunks(columns, pages, language);
};
