import { DomainError, domainError } from '@sargam/chassis/errors';
import { hashRequest, withIdempotencyKey } from '@sargam/chassis/idempotency';
import { RedeemedGiftCard } from '@sargam/proto/store/v1/giftcards';
import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { giftCardInvalid } from '../gift-cards/gift-card.ts';
import { parseGiftCode } from '../gift-cards/gift-code.ts';
import type { PersonId } from '../ids.ts';
import { creditCard } from './credit.ts';
import { type ClaimedCard, claimCard } from './redemption-store.ts';

interface Redemption {
  readonly code: string;
  readonly student: PersonId;
  /** Empty where the caller brings none. */
  readonly key: string;
}

/** Makes the card the student's, then puts its value into their wallet. The card is theirs even if that takes longer. */
export const redeemGiftCard = async (deps: Deps, redemption: Redemption): Promise<RedeemedGiftCard> => {
  const card = await claimByCode(deps, redemption);
  if (card.creditedAt) return toRedeemedMessage(card);
  try {
    await creditCard(deps, card);
  } catch (error) {
    if (!(error instanceof DomainError && error.kind === 'unavailable')) throw error;
    throw domainError.unavailable(
      'gift-card-on-its-way',
      'Your gift card is redeemed. Its money will be in your wallet in a moment.',
      error,
    );
  }
  return toRedeemedMessage(card);
};

const toRedeemedMessage = ({ value, validTo }: ClaimedCard): RedeemedGiftCard => ({
  valuePoisha: value,
  validTo,
});

const claimByCode = async ({ database, clock, codes }: Deps, { code, student, key }: Redemption) => {
  const parsed = parseGiftCode(code);
  const codeHash = parsed && codes.hashCode(parsed);
  const claimIn = async (db: Kysely<Tables>): Promise<ClaimedCard> => {
    const card = codeHash && (await claimCard(db, codeHash, student, clock()));
    if (!card) throw giftCardInvalid();
    return card;
  };
  if (key === '') return claimIn(database.db);
  return database.transaction(async (tx) => {
    // The answer is the card's own, the same for every repeat: the key only has to refuse another code.
    const wanted = { scope: `redeem:${student}`, key, bodyHash: hashRequest(codeHash ?? code) };
    await withIdempotencyKey(tx, wanted, async () =>
      RedeemedGiftCard.encode(toRedeemedMessage(await claimIn(tx))).finish(),
    );
    return claimIn(tx);
  });
};
