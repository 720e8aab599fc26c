import { randomBytes } from 'node:crypto';
import { newId } from '@sargam/chassis/ids';
import { toProperties } from '@sargam/chassis/sql';
import type { Selectable } from 'kysely';
import type { Db, Tables, Tx } from '../database.ts';
import type { CardId, OrderId, PersonId } from '../ids.ts';
import { type NewestRequest, selectNewest } from '../newest-first.ts';
import { isActionAllowed } from './card-state-sql.ts';
import type { GiftCard, Validity } from './gift-card.ts';
import { type GiftCodes, lastFourLetters } from './gift-code.ts';

export const toGiftCard = (row: Selectable<Tables['gift_cards']>): GiftCard => {
  const { position: _, nonce: __, codeHash: ___, ...card } = toProperties(row);
  return card;
};

const nonceBytes = 16;

export interface NewCards extends Validity {
  readonly orderId: OrderId;
  readonly quantity: number;
  readonly value: bigint;
  readonly at: Date;
}

/** Creates the cards of an order, each with its own code, which is not stored. Returns their ids. */
export const insertCards = async (tx: Tx, codes: GiftCodes, cards: NewCards): Promise<CardId[]> => {
  const { orderId, quantity, value, validFrom, validTo, at } = cards;
  const rows = Array.from({ length: quantity }, (_, position) => {
    const nonce = randomBytes(nonceBytes);
    const { code, hash } = codes.createCode(nonce);
    return {
      id: newId(at) as CardId,
      order_id: orderId,
      position,
      nonce,
      code_hash: hash,
      last_four: lastFourLetters(code),
      value,
      valid_from: validFrom,
      valid_to: validTo,
      created_at: at,
    };
  });
  await tx.insertInto('gift_cards').values(rows).execute();
  return rows.map(({ id }) => id);
};

/** Locks the cards of an order until the transaction ends, ordered by position. */
export const lockCards = async (tx: Tx, orderId: OrderId): Promise<GiftCard[]> => {
  const rows = await tx
    .selectFrom('gift_cards')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .forUpdate()
    .execute();
  return rows.map(toGiftCard);
};

/** Voids the unused cards of an order. */
export const voidCards = (tx: Tx, orderId: OrderId, at: Date): Promise<unknown> =>
  tx
    .updateTable('gift_cards')
    .set({ voided_at: at })
    .where('order_id', '=', orderId)
    .where(isActionAllowed('void', at))
    .execute();

/** The nonces from which the codes of an order are derived, ordered by position; without voided cards. */
export const findNonces = async (
  db: Db,
  orderId: OrderId,
): Promise<readonly { readonly id: CardId; readonly nonce: Buffer; readonly code_hash: Buffer }[]> =>
  db
    .selectFrom('gift_cards')
    .select(['id', 'nonce', 'code_hash'])
    .where('order_id', '=', orderId)
    .where('voided_at', 'is', null)
    .orderBy('position')
    .execute();

export const findCard = async (db: Db, id: CardId): Promise<GiftCard | undefined> => {
  const row = await db.selectFrom('gift_cards').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toGiftCard(row);
};

/** The ids of the cards that a person bought or redeemed. A union, because an OR over both tables uses no index. */
const cardsOfPerson = (db: Db, person: PersonId) =>
  db
    .selectFrom('gift_cards')
    .select('id')
    .where('used_by', '=', person)
    .union(
      db
        .selectFrom('gift_cards')
        .innerJoin('orders', 'orders.id', 'gift_cards.order_id')
        .select('gift_cards.id')
        .where('orders.buyer_id', '=', person),
    );

export interface CardFilter {
  readonly orderId: OrderId | undefined;
  /** The buyer or the redeemer. */
  readonly personId: PersonId | undefined;
}

/** The cards that match the filter; newest first. */
export const listCards = async (db: Db, { orderId, personId }: CardFilter, request: NewestRequest) => {
  const wanted = db
    .selectFrom('gift_cards')
    .$if(orderId !== undefined, (cards) => cards.where('order_id', '=', orderId as OrderId))
    .$if(personId !== undefined, (cards) => cards.where('id', 'in', cardsOfPerson(db, personId as PersonId)));
  const { rows, ...page } = await selectNewest(db, wanted, 'gift_cards', request);
  return { ...page, cards: rows.map(toGiftCard) };
};
