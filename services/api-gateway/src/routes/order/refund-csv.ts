import type { Refund, RefundReason, RefundState } from '@sargam/proto/commerce/v1/refund';
import type { Person } from '@sargam/proto/identity/v1/identity';
import { type CsvHeader, csvColumn } from '../../csv/csv-columns.ts';
import { boundedListCsv } from '../../csv/list-csv.ts';

interface Row extends Refund {
  readonly student: Person | undefined;
}

const states: Readonly<Partial<Record<RefundState, CsvHeader>>> = {
  REFUND_STATE_REQUESTED: { en: 'Asked for', bn: 'আবেদন করেছেন' },
  REFUND_STATE_DECLINED: { en: 'Declined', bn: 'রাখা যায়নি' },
  REFUND_STATE_GRANTED: { en: 'Granted', bn: 'মঞ্জুর হয়েছে' },
  REFUND_STATE_ACCEPTED: { en: 'On its way', bn: 'পাঠানো হয়েছে' },
  REFUND_STATE_REFUNDED: { en: 'Refunded', bn: 'ফেরত দেওয়া হয়েছে' },
  REFUND_STATE_STUCK: { en: 'Stuck', bn: 'আটকে আছে' },
};
const reasons: Readonly<Partial<Record<RefundReason, CsvHeader>>> = {
  REFUND_REASON_PAID_TWICE: { en: 'Paid twice', bn: 'দুইবার পেমেন্ট হয়েছে' },
  REFUND_REASON_NO_ACCESS: { en: 'The course cannot be opened', bn: 'কোর্সটি খোলা যাচ্ছে না' },
  REFUND_REASON_WRONG_AMOUNT: { en: 'Another amount was charged', bn: 'অন্য পরিমাণ টাকা কাটা হয়েছে' },
  REFUND_REASON_BROKEN: { en: 'Something does not work', bn: 'কিছু একটা কাজ করছে না' },
  REFUND_REASON_CHANGED_MIND: { en: 'Changed their mind', bn: 'মত বদলেছেন' },
};

const { text, name, instant, taka } = csvColumn;

/** Refunds of orders and of store orders, with their students. */
export const refundCsv = boundedListCsv({
  name: 'refunds',
  columns: [
    text<Row>({ en: 'Order id', bn: 'অর্ডার আইডি' }, (refund) => refund.orderId || refund.chargeReference),
    instant<Row>({ en: 'Date', bn: 'তারিখ' }, ({ requestedAt }) => requestedAt),
    text<Row>({ en: 'Name', bn: 'নাম' }, ({ student }) => student?.name ?? ''),
    text<Row>({ en: 'Email', bn: 'ইমেইল' }, ({ student }) => student?.email ?? ''),
    name<Row, RefundState>({ en: 'Status', bn: 'অবস্থা' }, states, ({ state }) => state),
    name<Row, RefundReason>({ en: 'Reason', bn: 'কারণ' }, reasons, ({ reason }) => reason),
    text<Row>({ en: 'Note', bn: 'মন্তব্য' }, ({ note }) => note),
    taka<Row>({ en: 'Amount', bn: 'টাকা' }, ({ amountPoisha }) => amountPoisha),
    taka<Row>({ en: 'To the wallet', bn: 'ওয়ালেটে' }, ({ walletPoisha }) => walletPoisha),
    taka<Row>({ en: 'To the card', bn: 'কার্ডে' }, ({ cardPoisha }) => cardPoisha),
    text<Row>({ en: 'Credit note', bn: 'ক্রেডিট নোট' }, ({ creditNoteNumber }) => creditNoteNumber),
    instant<Row>({ en: 'Decided on', bn: 'সিদ্ধান্তের তারিখ' }, ({ decidedAt }) => decidedAt),
  ],
  rows: ({ refunds }: { readonly refunds: readonly Row[] }) => refunds,
  idOf: ({ id }) => id,
});
