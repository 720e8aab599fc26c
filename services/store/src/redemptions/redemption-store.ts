import type { Db, Tx } from '../database.ts';
import { isActionAllowed } from '../gift-cards/card-state-sql.ts';
import { toGiftCard } from '../gift-cards/card-store.ts';
import type { GiftCard } from '../gift-cards/gift-card.ts';
import type { CardId, PersonId } from '../ids.ts';

/** A claimed card, credited or not. */
export type ClaimedCard = GiftCard & { readonly usedBy: PersonId };

const isClaimed = (card: GiftCard): card is ClaimedCard => card.usedBy !== undefined;

/**
 * Claims a valid, unused card for the student. A single UPDATE claims the card, so one of several concurrent attempts succeeds.
 * Returns the card also where the same student claimed it before; undefined for every other card.
 */
export const claimCard = async (
  db: Db,
  codeHash: Buffer,
  student: PersonId,
  now: Date,
): Promise<ClaimedCard | undefined> => {
  const claimed = await db
    .updateTable('gift_cards')
    .set({ used_by: student, used_at: now })
    .where('code_hash', '=', codeHash)
    .where('valid_from', '<=', now)
    .where(isActionAllowed('claim', now))
    .returningAll()
    .executeTakeFirst();
  const row = claimed ?? (await findCardClaimedBy(db, codeHash, student));
  const card = row && toGiftCard(row);
  return card && isClaimed(card) ? card : undefined;
};

const findCardClaimedBy = (db: Db, codeHash: Buffer, student: PersonId) =>
  db
    .selectFrom('gift_cards')
    .selectAll()
    .where('code_hash', '=', codeHash)
    .where('used_by', '=', student)
    .executeTakeFirst();

export const findRedeemableCard = async (
  db: Db,
  codeHash: Buffer,
  now: Date,
): Promise<GiftCard | undefined> => {
  const row = await db
    .selectFrom('gift_cards')
    .selectAll()
    .where('code_hash', '=', codeHash)
    .where('valid_from', '<=', now)
    .where(isActionAllowed('claim', now))
    .executeTakeFirst();
  return row && toGiftCard(row);
};

/** Records that the wallet is credited; false if the card is marked as credited already. */
export const markCredited = async (tx: Tx, id: CardId, at: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('gift_cards')
    .set({ credited_at: at })
    .where('id', '=', id)
    .where(isActionAllowed('credit', at))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** Claimed cards that are not credited yet, the oldest first. */
export const findUncreditedCards = async (db: Db, limit: number): Promise<ClaimedCard[]> => {
  const rows = await db
    .selectFrom('gift_cards')
    .selectAll()
    .where('used_at', 'is not', null)
    .where('credited_at', 'is', null)
    .orderBy('used_at')
    .limit(limit)
    .execute();
  return rows.map(toGiftCard).filter(isClaimed);
};
