import { DomainError, domainError } from '@sargam/chassis/errors';
import { hashRequest, runIdempotentInTransaction } from '@sargam/chassis/idempotency';
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
  /** Idempotency key; empty where the caller sends none. */
  readonly key: string;
}

/** Claims the card for the student, then credits the wallet. The claim stays where the credit fails. */
export const redeemGiftCard = async (deps: Deps, redemption: Redemption): Promise<RedeemedGiftCard> => {
  const { card, answer } = await claimByCode(deps, redemption);
  if (card.creditedAt) return answer;
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
  return answer;
};

interface ClaimedRedemption {
  readonly card: ClaimedCard;
  readonly answer: RedeemedGiftCard;
}

const toRedeemedMessage = ({ value, validTo }: ClaimedCard): RedeemedGiftCard => ({
  valuePoisha: value,
  validTo,
});

const claimByCode = async (
  { database, clock, codes }: Deps,
  { code, student, key }: Redemption,
): Promise<ClaimedRedemption> => {
  const parsed = parseGiftCode(code);
  const codeHash = parsed && codes.hashCode(parsed);
  const claimIn = async (db: Kysely<Tables>): Promise<ClaimedRedemption> => {
    const card = codeHash && (await claimCard(db, codeHash, student, clock()));
    if (!card) throw giftCardInvalid();
    return { card, answer: toRedeemedMessage(card) };
  };
  if (key === '') return claimIn(database.db);
  return database.transaction(async (tx) => {
    const request = { scope: `redeem:${student}`, key, requestHash: hashRequest(codeHash ?? code) };
    let claimed: ClaimedRedemption | undefined;
    const bytes = await runIdempotentInTransaction(tx, request, async () => {
      claimed = await claimIn(tx);
      return RedeemedGiftCard.encode(claimed.answer).finish();
    });
    // A repeat gets the stored answer. It needs the card, because the first request may have failed to credit it.
    return claimed ?? { card: (await claimIn(tx)).card, answer: RedeemedGiftCard.decode(bytes) };
  });
};
