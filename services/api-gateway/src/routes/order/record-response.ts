import type { Order, OrderLine } from '@sargam/proto/commerce/v1/order';
import type {
  BillRecord,
  HistoryEntry,
  RefundPreview as StoredPreview,
} from '@sargam/proto/commerce/v1/records';
import type { OrderSale } from '@sargam/proto/payouts/v1/payouts';
import { z } from 'zod';
import {
  each,
  instant,
  instantOrNull,
  integer,
  localized,
  mapFields,
  orNull,
  responseOf,
  taka,
  text,
  textOrNull,
} from '../../api/response.ts';
import { amountField } from '../../api/taka.ts';
import { offerTier, purchaseKind } from '../cart/cart-response.ts';
import { PaymentAttemptResponse, RefundAttemptResponse } from './attempt-response.ts';
import { type AccessEnds, PlacedOrder } from './order-response.ts';
import { AdminRefund } from './refund-response.ts';

/** A record with the names of the people in it; those of unknown accounts are missing. */
export interface NamedRecord extends BillRecord {
  readonly people: ReadonlyMap<string, { readonly name: string }>;
}

type NamedEntry = HistoryEntry & { readonly actorName: string | undefined };

const StateChange = responseOf<NamedEntry>('StateChange')({
  action: text((entry) => entry.action),
  state: text((entry) => entry.state, 'The state after the action'),
  actor: text((entry) => entry.actor, 'Id of a user, or a part of the system such as gateway'),
  actorName: textOrNull((entry) => entry.actorName ?? '', 'Null for a part of the system'),
  reason: text((entry) => entry.reason),
  at: instant((entry) => entry.at),
});

export const BillRecordResponse = responseOf<NamedRecord>('BillRecord')({
  attempts: each(PaymentAttemptResponse, (record) => record.attempts, 'Oldest first'),
  history: each(
    StateChange,
    ({ history, people }) => history.map((entry) => ({ ...entry, actorName: people.get(entry.actor)?.name })),
    'Every state with its cause, oldest first',
  ),
  refunds: each(AdminRefund, (record) => record.refunds),
  refundAttempts: each(RefundAttemptResponse, (record) => record.refundAttempts),
});

const RecordedLine = responseOf<OrderLine>('RecordedLine')({
  courseId: text((line) => line.courseId),
  title: localized((line) => line.title),
  instructorId: text((line) => line.instructorId),
  tier: offerTier,
  kind: purchaseKind,
  validity: integer((line) => line.offer?.validityDays ?? 0),
  price: taka((line) => line.offer?.pricePoisha ?? 0n),
  wallet: taka((line) => line.walletPoisha, "This line's part of the wallet, the voucher and the card"),
  discount: taka((line) => line.discountPoisha),
  payable: taka((line) => line.payablePoisha),
});

const RecordedSale = responseOf<OrderSale>('RecordedSale')({
  instructorId: text((row) => row.instructorId),
  instructorName: localized((row) => row.instructorName),
  courseId: text((row) => row.sale?.courseId ?? ''),
  course: localized((row) => row.sale?.courseTitle),
  paid: taka((row) => row.sale?.paidPoisha ?? 0n),
  net: taka((row) => row.sale?.netPoisha ?? 0n, 'After the gateway fee'),
  share: taka((row) => row.sale?.sharePoisha ?? 0n, "The instructor's share"),
  sargamCut: taka((row) => row.sale?.platformPoisha ?? 0n),
  reversed: taka((row) => row.sale?.reversedSharePoisha ?? 0n, 'Part of the share that refunds reversed'),
});

export interface RecordedOrder {
  readonly order: Order & { readonly accessEnds?: AccessEnds };
  readonly record: NamedRecord;
  /** Undefined if payouts did not answer in time. */
  readonly sales: readonly OrderSale[] | undefined;
  readonly student: { readonly name: string; readonly email: string } | undefined;
}

export const OrderRecord = responseOf<RecordedOrder>('OrderRecord')({
  ...mapFields(PlacedOrder.fields, ({ order }: RecordedOrder) => order),
  userName: textOrNull(({ student }) => student?.name ?? '', 'Null if the account is unknown'),
  userEmail: textOrNull(({ student }) => student?.email ?? ''),
  walletUsed: taka(({ order }) => order.walletUsedPoisha),
  rounding: taka(({ order }) => order.roundingPoisha, 'Waived below the minimum of the payment gateway'),
  received: taka(({ order }) => order.receivedPoisha, 'Card amount after the gateway fee'),
  expiresAt: instantOrNull(({ order }) => order.expiresAt),
  lines: each(RecordedLine, ({ order }) => order.lines),
  sales: orNull(
    responseOf<{ readonly rows: readonly OrderSale[] }>()({ rows: each(RecordedSale, ({ rows }) => rows) }),
    ({ sales }) => sales && { rows: sales },
    'The split between instructors and Sargam; null if it is not available now',
  ),
  record: responseOf<RecordedOrder>()(
    mapFields(BillRecordResponse.fields, ({ record }: RecordedOrder) => record),
  ),
});

export const RefundPreview = responseOf<StoredPreview>('RefundPreview')({
  amount: taka((preview) => preview.amountPoisha),
  wallet: taka((preview) => preview.walletPoisha, 'Goes back to the wallet'),
  card: taka((preview) => preview.cardPoisha, 'Goes back through the payment gateway'),
  left: taka((preview) => preview.leftPoisha, 'Not refunded afterwards; with 0 the access ends'),
});

export const RefundPreviewQuery = z.object({
  amount: amountField()
    .refine((poisha) => poisha > 0n, 'More than 0')
    .optional()
    .meta({ description: 'Absent: the full remaining amount' }),
});
