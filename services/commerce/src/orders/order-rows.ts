import type { Selectable } from 'kysely';
import { toColumns, toProperties } from '../columns.ts';
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
    ...order
  } = toProperties(row);
  return { ...order, lines: lines.map(lineOf), coupon: code === '' ? undefined : { id, code, percent } };
};

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
  closedAt,
}: Order) => toColumns({ state, received, method, refunded, invoiceNumber, paidAt, closedAt });

export const orderRow = (order: Order): OrderRow => {
  const { id, studentId, keepWallet, createdAt, expiresAt } = order;
  const columns = toColumns({ id, studentId, keepWallet, createdAt, expiresAt });
  return { ...columns, ...amountColumns(order), ...transitionColumns(order), import_reference: null };
};

export const historyRow = ({ id, state }: Order, { action, actor, reason, at }: HistoryEntry) =>
  toColumns({ orderId: id, state, action, actor, reason, occurredAt: at });

export const lineRows = (order: Order): LineRow[] =>
  order.lines.map(({ title, offer, ...line }, position) => ({
    order_id: order.id,
    position,
    course_id: line.courseId,
    title_en: title.en,
    title_bn: title.bn,
    instructor_id: line.instructorId,
    tier: offer.tier,
    price: offer.price,
    old_price: offer.oldPrice,
    validity_days: offer.validityDays,
    bundle_course_ids: line.bundleCourseIds,
    wallet: line.wallet,
    discount: line.discount,
    payable: line.payable,
    kind: line.kind,
    tier_price: line.tierPrice,
    upgrades_order_id: line.upgrades ?? null,
  }));
