import type {
  ListWalletMovementsResponse,
  MovementKind,
  WalletMovement,
} from '@sargam/proto/commerce/v1/wallet';
import { type CsvHeader, csvColumn } from '../../csv/csv-columns.ts';
import { listCsv } from '../../csv/list-csv.ts';

/** The names of the movements in the statement of the back-office. */
const kindNames: Readonly<Partial<Record<MovementKind, CsvHeader>>> = {
  MOVEMENT_KIND_GIFT_REDEEMED: { en: 'Gift card redeemed', bn: 'গিফট কার্ড রিডিম হয়েছে' },
  MOVEMENT_KIND_HELD: { en: 'Put aside for an order', bn: 'অর্ডারের জন্য আলাদা রাখা' },
  MOVEMENT_KIND_RELEASED: { en: 'Back from an order that was not paid', bn: 'অর্ডারের পেমেন্ট হয়নি, টাকা ফিরেছে' },
  MOVEMENT_KIND_SPENT: { en: 'Spent on an order', bn: 'অর্ডারে খরচ হয়েছে' },
  MOVEMENT_KIND_EXPIRED: { en: 'Expired', bn: 'মেয়াদ শেষ' },
  MOVEMENT_KIND_REFUNDED: { en: 'Refunded', bn: 'টাকা ফেরত এসেছে' },
  MOVEMENT_KIND_REFERRAL_PENDING: { en: 'A friend joined', bn: 'বন্ধু যোগ দিয়েছেন' },
  MOVEMENT_KIND_REFERRAL_EARNED: { en: 'A friend bought the first course', bn: 'বন্ধু প্রথম কোর্স কিনেছেন' },
  MOVEMENT_KIND_REFERRAL_REVERSED: {
    en: 'A friend’s first course was refunded',
    bn: 'বন্ধুর প্রথম কোর্সের টাকা ফেরত গেছে',
  },
};

const { text, instant, taka, name } = csvColumn;
type Row = WalletMovement;

/** The statement of one user's wallet. */
export const walletCsv = listCsv({
  name: 'wallet-of-user',
  columns: [
    instant<Row>({ en: 'Date', bn: 'তারিখ' }, ({ occurredAt }) => occurredAt),
    name<Row, MovementKind>({ en: 'Reason', bn: 'কারণ' }, kindNames, ({ kind }) => kind),
    text<Row>({ en: 'Order id', bn: 'অর্ডার আইডি' }, ({ orderId }) => orderId),
    taka<Row>({ en: 'Amount', bn: 'টাকা' }, ({ changePoisha }) => changePoisha),
    taka<Row>({ en: 'Put aside', bn: 'আলাদা রাখা' }, ({ heldChangePoisha }) => heldChangePoisha),
    taka<Row>({ en: 'Pending', bn: 'অপেক্ষমাণ' }, ({ pendingChangePoisha }) => pendingChangePoisha),
    taka<Row>({ en: 'Balance', bn: 'ব্যালেন্স' }, ({ balancePoisha }) => balancePoisha),
  ],
  rows: ({ movements }: ListWalletMovementsResponse) => movements,
  idOf: ({ id }) => id,
});
