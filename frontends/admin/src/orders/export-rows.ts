import { dateInDhaka } from '@sargam/kit/format';
import type { Cell } from '../export/cells.ts';
import type { Order } from './orders-query.ts';

type TranslateKey = (key: string) => string;

const columns = [
  'order',
  'date',
  'paid_at',
  'buyer',
  'email',
  'courses',
  'coupon',
  'method',
  'state',
  'amount',
  'received',
  'refunded',
] as const;

const timeFormatter = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dhaka',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** 2026-11-21 18:42 in Dhaka, a format that every spreadsheet can read and sort. */
const formatDateTime = (iso: string | null): string =>
  iso ? `${dateInDhaka(iso)} ${timeFormatter.format(new Date(iso))}` : '';

const cells = (order: Order, t: TranslateKey): Cell[] => [
  order._id,
  formatDateTime(order.createdAt),
  formatDateTime(order.paidAt),
  order.userName,
  order.userEmail,
  order.courses.map(({ course }) => course).join('; '),
  order.cupon?.code ?? '',
  order.method,
  t(`admin.state.${order.state}`),
  order.amount,
  order.received,
  order.refunded,
];

/** The rows for copy and export: a header row in the page's language, then one row per order. */
export const buildExportRows = (orders: readonly Order[], t: TranslateKey): Cell[][] => [
  columns.map((column) => t(`admin.orders.col.${column}`)),
  ...orders.map((order) => cells(order, t)),
];
