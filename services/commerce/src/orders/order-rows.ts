import { toColumns, toProperties } from '@sargam/chassis/sql';
import type { Selectable } from 'kysely';
import type { HistoryEntry } from '../history.ts';
import type { Tables } from '../tables.ts';
import type { Order } from './order.ts';
import type { QuotedLine } from './quote.ts';

type OrderRow = Selectable<Tables['orders']>;
type LineRow = Selectable<Tables['order_lines']>;

export const toOrder = (row: OrderRow, lines: readonly LineRow[]): Order => {
  const {
    couponId: id,
    couponCode: code,
    couponPercent: percent,
    importReference: _,
    placedBy,
    keepWallet: withoutWallet,
    ...order
  } = toProperties(row);
  // Orders that an earlier version of the service placed during the deployment have no placer.
  return {
    ...order,
    withoutWallet,
    placedBy: placedBy ?? order.studentId,
    lines: lines.map(lineOf),
    coupon: code === '' ? undefined : { id, code, percent },
  };
};

const lineOf = (row: LineRow): QuotedLine => {
  const { orderId: _, position: __, titleEn, titleBn, upgradesOrderId, ...rest } = toProperties(row);
  const { tier, price, oldPrice, validityDays, ...line } = rest;
  const offer = { tier, price, oldPrice, validityDays };
  return { ...line, offer, title: { en: titleEn, bn: titleBn }, upgrades: upgradesOrderId };
};

/** The columns that come from a quote, at creation and when a coupon is applied later. */
export const amountColumns = ({ subtotal, walletUsed, coupon, discount, rounding, payable }: Order) => ({
  ...toColumns({ subtotal, walletUsed, discount, rounding, payable }),
  coupon_id: coupon?.id ?? null,
  coupon_code: coupon?.code ?? '',
  coupon_percent: coupon?.percent ?? 0,
});

/** The columns that state transitions change. */
export const transitionColumns = ({
  state,
  received,
  method,
  refunded,
  invoiceNumber,
  paidAt,
  paidLate,
  closedAt,
}: Order) => toColumns({ state, received, method, refunded, invoiceNumber, paidAt, paidLate, closedAt });

export const orderRow = (order: Order): OrderRow => {
  const { id, studentId, placedBy, withoutWallet, createdAt, expiresAt } = order;
  const columns = toColumns({ id, studentId, placedBy, keepWallet: withoutWallet, createdAt, expiresAt });
  return { ...columns, ...amountColumns(order), ...transitionColumns(order), import_reference: null };
};

export const historyRow = ({ id, state }: Order, { action, actor, reason, at }: HistoryEntry) =>
  toColumns({ orderId: id, state, action, actor, reason, occurredAt: at });

export const lineRows = (order: Order): LineRow[] =>
  order.lines.map(({ title, offer, upgrades, ...line }, position) => ({
    ...toColumns({ ...line, ...offer, upgradesOrderId: upgrades }),
    order_id: order.id,
    position,
    title_en: title.en,
    title_bn: title.bn,
  }));
