import type { GiftCard } from '@sargam/proto/store/v1/giftcards';
import type { StoreOrder, StoreOrderState } from '@sargam/proto/store/v1/orders';
import { type Language, localize } from '../../api/language.ts';
import { type CsvHeader, csvColumn } from '../../csv/csv-columns.ts';
import { csvChunks, csvPageSize, keysetPages } from '../../csv/csv-pages.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';

/** The names of the states in the list of store orders. */
const stateNames: Readonly<Partial<Record<StoreOrderState, CsvHeader>>> = {
  STORE_ORDER_STATE_PENDING: { en: 'Unpaid', bn: 'অপরিশোধিত' },
  STORE_ORDER_STATE_PAID: { en: 'Paid', bn: 'পরিশোধিত' },
  STORE_ORDER_STATE_DELIVERED: { en: 'Sent', bn: 'পাঠানো হয়েছে' },
  STORE_ORDER_STATE_FAILED: { en: 'Payment failed', bn: 'পেমেন্ট হয়নি' },
  STORE_ORDER_STATE_CANCELLED: { en: 'Cancelled', bn: 'বাতিল' },
  STORE_ORDER_STATE_REFUNDED: { en: 'Refunded', bn: 'রিফান্ড হয়েছে' },
};

const stateOf = ({ underReview, state }: StoreOrder): CsvHeader | undefined =>
  underReview ? { en: 'In review', bn: 'যাচাই হচ্ছে' } : stateNames[state];

const { text, instant, taka, integer } = csvColumn;
const page = { page: 1, limit: csvPageSize };
const cursorOf = ({ createdAt, id }: { createdAt: Date | undefined; id: string }) => ({ createdAt, id });
type Cursor = ReturnType<typeof cursorOf>;

const orderColumns = [
  text<StoreOrder>({ en: 'Order id', bn: 'অর্ডার আইডি' }, (row) => row.id),
  instant<StoreOrder>({ en: 'Date', bn: 'তারিখ' }, (row) => row.createdAt),
  text<StoreOrder>({ en: 'Name', bn: 'নাম' }, (row) => row.buyerName),
  text<StoreOrder>({ en: 'Email', bn: 'ইমেইল' }, (row) => row.buyerEmail),
  text<StoreOrder>({ en: 'Phone', bn: 'ফোন নম্বর' }, (row) => row.buyerPhone),
  text<StoreOrder>({ en: 'Receiver', bn: 'প্রাপক' }, (row) => row.receiverName),
  text<StoreOrder>({ en: 'Gift card', bn: 'গিফট কার্ড' }, (row, language) =>
    localize(row.productName, language),
  ),
  integer<StoreOrder>({ en: 'Quantity', bn: 'পরিমাণ' }, (row) => row.quantity),
  taka<StoreOrder>({ en: 'Total', bn: 'মোট' }, (row) => row.totalPoisha),
  text<StoreOrder>({ en: 'Method', bn: 'মাধ্যম' }, (row) => row.payment?.cardIssuer ?? ''),
  text<StoreOrder>({ en: 'Status', bn: 'অবস্থা' }, (row, language) => stateOf(row)?.[language] ?? ''),
];

const cardColumns = [
  text<GiftCard>({ en: 'Gift card id', bn: 'গিফট কার্ড আইডি' }, (row) => row.id),
  text<GiftCard>({ en: 'Order id', bn: 'অর্ডার আইডি' }, (row) => row.orderId),
  text<GiftCard>({ en: 'Code ends in', bn: 'কোডের শেষ চার অক্ষর' }, (row) => row.lastFour),
  text<GiftCard>({ en: 'Sender', bn: 'প্রেরক' }, (row) => row.senderName || row.purchasedByName),
  text<GiftCard>({ en: 'Receiver', bn: 'প্রাপক' }, (row) => row.receiverName),
  text<GiftCard>({ en: 'Email of receiver', bn: 'প্রাপকের ইমেইল' }, (row) => row.receiverEmail),
  taka<GiftCard>({ en: 'Value', bn: 'মূল্যমান' }, (row) => row.valuePoisha),
  taka<GiftCard>({ en: 'Price', bn: 'দাম' }, (row) => row.pricePoisha),
  instant<GiftCard>({ en: 'Valid from', bn: 'মেয়াদ শুরু' }, (row) => row.validFrom),
  instant<GiftCard>({ en: 'Valid to', bn: 'মেয়াদ শেষ' }, (row) => row.validTo),
  instant<GiftCard>({ en: 'Used on', bn: 'ব্যবহারের তারিখ' }, (row) => row.usedAt),
];

/** All store orders, or those under review; newest first. */
export const storeOrderCsv = ({ storeOrders }: HandlerDeps, underReviewOnly: boolean, language: Language) => {
  const fetchPage = async (after: Cursor | undefined) =>
    (await storeOrders.listStoreOrders({ page, after, underReviewOnly })).orders;
  return csvChunks(orderColumns, keysetPages(fetchPage, cursorOf), language);
};

interface CardFilter {
  readonly orderId?: string | undefined;
  readonly personId?: string | undefined;
}

/** All issued gift cards of the filter, newest first. */
export const giftCardCsv = ({ giftCards }: HandlerDeps, filter: CardFilter, language: Language) => {
  const fetchPage = async (after: Cursor | undefined) =>
    (await giftCards.listGiftCards({ ...filter, page, after })).giftCards;
  return csvChunks(cardColumns, keysetPages(fetchPage, cursorOf), language);
};
