import type { StoreOrder } from '@sargam/proto/store/v1/orders';
import type { Books } from '../books/books.ts';
import { expectPaidOnce } from './order-books.ts';
import type { Stage } from './stage.ts';

export interface BookedGifts {
  readonly id: string;
  readonly state: string;
  readonly total: string;
  readonly refund_asked_at: Date | null;
}

export interface BookedCharge {
  readonly reference: string;
  readonly state: string;
  readonly amount: string;
}

/** The orders of gift cards that store has of a buyer. */
export const giftOrdersOf = (books: Books, buyer: string): Promise<BookedGifts[]> =>
  books.ask('store', 'select * from orders where buyer_id = $1', [buyer]);

/** What commerce was asked to take of a buyer. */
export const chargesOf = (books: Books, buyer: string): Promise<BookedCharge[]> =>
  books.ask('commerce', 'select reference, state, amount::text as amount from charges where payer_id = $1', [
    buyer,
  ]);

export const cardsIn = (books: Books, order: string): Promise<{ readonly voided_at: Date | null }[]> =>
  books.ask('store', 'select voided_at from gift_cards where order_id = $1', [order]);

/** Paid once, as many cards as were bought, and one mail with them. */
export const expectGiftsSettled = async (stage: Stage, order: StoreOrder): Promise<void> => {
  const { books } = stage;
  expect(await giftOrdersOf(books, order.buyerId)).toMatchObject([{ id: order.id, state: 'paid' }]);
  expect(await chargesOf(books, order.buyerId)).toMatchObject([{ reference: order.id, state: 'paid' }]);
  await expectPaidOnce(stage, order.id, order.totalPoisha);
  expect(await cardsIn(books, order.id)).toEqual(Array(order.quantity).fill({ voided_at: null }));
  expect(await books.ask('store', 'select state from deliveries where order_id = $1', [order.id])).toEqual([
    { state: 'open' },
  ]);
  expect(
    await books.ask('commerce', 'select kind from invoices where charge_reference = $1', [order.id]),
  ).toEqual([{ kind: 'invoice' }]);
};
