import type { Order } from '@sargam/proto/commerce/v1/order';
import { localizeAll } from '../../api/response.ts';
import { csvColumn } from '../../csv/csv-columns.ts';
import { listCsv } from '../../csv/list-csv.ts';
import { orderStateNames } from '../analytics/order-csv.ts';

const { text, instant, taka, name } = csvColumn;

/** The orders of one user. */
export const purchaseCsv = listCsv({
  name: 'orders-of-user',
  columns: [
    text<Order>({ en: 'Order id', bn: 'অর্ডার আইডি' }, ({ id }) => id),
    instant<Order>({ en: 'Date', bn: 'তারিখ' }, ({ createdAt }) => createdAt),
    instant<Order>({ en: 'Paid on', bn: 'পরিশোধের তারিখ' }, ({ paidAt }) => paidAt),
    text<Order>({ en: 'Courses', bn: 'কোর্স' }, ({ lines }, language) =>
      localizeAll(
        lines.flatMap(({ title }) => title ?? []),
        language,
      ).join('; '),
    ),
    text<Order>({ en: 'Coupon', bn: 'কুপন' }, ({ couponCode }) => couponCode),
    text<Order>({ en: 'Method', bn: 'মাধ্যম' }, ({ method }) => method),
    name<Order, Order['state']>({ en: 'Status', bn: 'অবস্থা' }, orderStateNames, ({ state }) => state),
    taka<Order>({ en: 'Amount', bn: 'টাকা' }, ({ payablePoisha }) => payablePoisha),
    taka<Order>(
      { en: 'From the wallet', bn: 'ওয়ালেট থেকে' },
      (order) => order.subtotalPoisha - order.payablePoisha,
    ),
    taka<Order>({ en: 'Refunded', bn: 'ফেরত' }, ({ refundedPoisha }) => refundedPoisha),
    text<Order>({ en: 'Invoice', bn: 'ইনভয়েস' }, ({ invoiceNumber }) => invoiceNumber),
  ],
  rows: ({ orders }: { readonly orders: readonly Order[] }) => orders,
  idOf: ({ id }) => id,
});
