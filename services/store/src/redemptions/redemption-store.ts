import type { Tx } from '@sargam/chassis/sql';
import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import { isActionAllowed } from '../gift-cards/card-state-sql.ts';
import { toGiftCard } from '../gift-cards/card-store.ts';
import type { GiftCard } from '../gift-cards/gift-card.ts';
import type { CardId, PersonId } from '../ids.ts';

/** A card that is somebody's: its value is in their wallet, or on the way there. */
export type ClaimedCard = GiftCard & { readonly usedBy: PersonId };

const isClaimed = (card: GiftCard): card is ClaimedCard => card.usedBy !== undefined;

/**
 * Makes the card of a code the student's, where it is good and nobody's: one statement, so that of any number of tries
 * one wins. What the student claimed before is theirs again. Undefined for every other card.
 */
export const claimCard = async (
  db: Kysely<Tables>,
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

const findCardClaimedBy = (db: Kysely<Tables>, codeHash: Buffer, student: PersonId) =>
  db
    .selectFrom('gift_cards')
    .selectAll()
    .where('code_hash', '=', codeHash)
    .where('used_by', '=', student)
    .executeTakeFirst();

/** A card that could be redeemed at this moment. */
export const findRedeemableCard = async (
  db: Kysely<Tables>,
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

/** Notes that the value is in the wallet; false where that is known. */
export const markCredited = async (tx: Tx<Tables>, id: CardId, at: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('gift_cards')
    .set({ credited_at: at })
    .where('id', '=', id)
    .where(isActionAllowed('credit', at))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** Cards that are somebody's while their value is not in the wallet yet, the longest first. */
export const findUncreditedCards = async (db: Kysely<Tables>, limit: number): Promise<ClaimedCard[]> => {
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
