import type { Selectable } from 'kysely';
import type { HistoryEntry } from '../history.ts';
import type { Order } from './order.ts';
import type { OrderTables } from './order-tables.ts';
import type { QuotedLine } from './quote.ts';

type OrderRow = Selectable<OrderTables['orders']>;
type LineRow = Selectable<OrderTables['order_lines']>;

export const toOrder = (row: OrderRow, lines: readonly LineRow[]): Order => ({
  id: row.id,
  studentId: row.student_id,
  state: row.state,
  lines: lines.map(lineOf),
  subtotal: row.subtotal,
  walletUsed: row.wallet_used,
  coupon:
    row.coupon_code === ''
      ? undefined
      : { id: row.coupon_id ?? undefined, code: row.coupon_code, percent: row.coupon_percent },
  discount: row.discount,
  rounding: row.rounding,
  payable: row.payable,
  keepWallet: row.keep_wallet,
  received: row.received,
  method: row.method,
  refunded: row.refunded,
  invoiceNumber: row.invoice_number,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  paidAt: row.paid_at ?? undefined,
  closedAt: row.closed_at ?? undefined,
});

const lineOf = (row: LineRow): QuotedLine => ({
  courseId: row.course_id,
  title: { en: row.title_en, bn: row.title_bn },
  instructorId: row.instructor_id,
  offer: { tier: row.tier, price: row.price, oldPrice: row.old_price, validityDays: row.validity_days },
  bundleCourseIds: row.bundle_course_ids,
  wallet: row.wallet,
  discount: row.discount,
  payable: row.payable,
  kind: row.kind,
  tierPrice: row.tier_price,
  upgrades: row.upgrades_order_id ?? undefined,
});

/** The columns that come from a quote, at creation and when a coupon is applied later. */
export const amountColumns = (order: Order) => ({
  subtotal: order.subtotal,
  wallet_used: order.walletUsed,
  coupon_id: order.coupon?.id ?? null,
  coupon_code: order.coupon?.code ?? '',
  coupon_percent: order.coupon?.percent ?? 0,
  discount: order.discount,
  rounding: order.rounding,
  payable: order.payable,
});

/** The columns that state transitions change. */
export const transitionColumns = (order: Order) => ({
  state: order.state,
  received: order.received,
  method: order.method,
  refunded: order.refunded,
  invoice_number: order.invoiceNumber,
  paid_at: order.paidAt ?? null,
  closed_at: order.closedAt ?? null,
});

export const orderRow = (order: Order): OrderRow => ({
  ...amountColumns(order),
  ...transitionColumns(order),
  id: order.id,
  student_id: order.studentId,
  keep_wallet: order.keepWallet,
  created_at: order.createdAt,
  expires_at: order.expiresAt,
  import_reference: null,
});

export const historyRow = ({ id, state }: Pick<Order, 'id' | 'state'>, entry: HistoryEntry) => ({
  order_id: id,
  state,
  action: entry.action,
  actor: entry.actor,
  reason: entry.reason,
  occurred_at: entry.at,
});

export const lineRows = (order: Order): LineRow[] =>
  order.lines.map((line, position) => ({
    order_id: order.id,
    position,
    course_id: line.courseId,
    title_en: line.title.en,
    title_bn: line.title.bn,
    instructor_id: line.instructorId,
    tier: line.offer.tier,
    price: line.offer.price,
    old_price: line.offer.oldPrice,
    validity_days: line.offer.validityDays,
    bundle_course_ids: line.bundleCourseIds,
    wallet: line.wallet,
    discount: line.discount,
    payable: line.payable,
    kind: line.kind,
    tier_price: line.tierPrice,
    upgrades_order_id: line.upgrades ?? null,
  }));
