import type { Db, Tx } from '../database.ts';
import { isActionAllowed } from '../gift-cards/card-state-sql.ts';
import { toGiftCard } from '../gift-cards/card-store.ts';
import type { GiftCard } from '../gift-cards/gift-card.ts';
import type { CodeHashes } from '../gift-cards/gift-code.ts';
import type { CardId, PersonId } from '../ids.ts';

/** A claimed card, credited or not. */
export type ClaimedCard = GiftCard & { readonly usedBy: PersonId };

const isClaimed = (card: GiftCard): card is ClaimedCard => card.usedBy !== undefined;

/**
 * Claims a valid, unused card for the student; undefined for every other card. A single UPDATE claims the card, so one of several
 * concurrent attempts succeeds.
 */
export const claimCard = async (
  db: Db,
  codeHashes: CodeHashes,
  student: PersonId,
  now: Date,
): Promise<ClaimedCard | undefined> => {
  const row = await db
    .updateTable('gift_cards')
    .set({ used_by: student, used_at: now })
    .where('code_hash', 'in', codeHashes)
    .where('valid_from', '<=', now)
    .where(isActionAllowed('claim', now))
    .returningAll()
    .executeTakeFirst();
  return toClaimedCard(row);
};

/** The card that this student claimed before. */
export const findCardClaimedBy = async (
  db: Db,
  codeHashes: CodeHashes,
  student: PersonId,
): Promise<ClaimedCard | undefined> =>
  toClaimedCard(
    await db
      .selectFrom('gift_cards')
      .selectAll()
      .where('code_hash', 'in', codeHashes)
      .where('used_by', '=', student)
      .executeTakeFirst(),
  );

const toClaimedCard = (row: Parameters<typeof toGiftCard>[0] | undefined): ClaimedCard | undefined => {
  const card = row && toGiftCard(row);
  return card && isClaimed(card) ? card : undefined;
};

export const findRedeemableCard = async (
  db: Db,
  codeHashes: CodeHashes,
  now: Date,
): Promise<GiftCard | undefined> => {
  const row = await db
    .selectFrom('gift_cards')
    .selectAll()
    .where('code_hash', 'in', codeHashes)
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
