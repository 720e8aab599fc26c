import { dateInDhaka } from '@sargam/kit/format';
import type { Cell } from '../export/cells.ts';
import type { Order } from './fetch-orders.ts';

type Words = (key: string) => string;

const heads = [
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

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dhaka',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** 2026-11-21 18:42 in Dhaka: every spreadsheet sorts and reads it, in either language. */
const moment = (iso: string | null): string =>
  iso ? `${dateInDhaka(iso)} ${clock.format(new Date(iso))}` : '';

const cells = (order: Order, t: Words): Cell[] => [
  order._id,
  moment(order.createdAt),
  moment(order.paidAt),
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

/** The table for copy and export: the heads in the page's language, then a row an order. */
export const buildExportRows = (orders: readonly Order[], t: Words): Cell[][] => [
  heads.map((head) => t(`admin.orders.col.${head}`)),
  ...orders.map((order) => cells(order, t)),
];
