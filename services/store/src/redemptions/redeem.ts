import { DomainError, domainError } from '@sargam/chassis/errors';
import { hashRequest, runIdempotentInTransaction } from '@sargam/chassis/idempotency';
import { RedeemedGiftCard } from '@sargam/proto/store/v1/giftcards';
import type { Db } from '../database.ts';
import type { Deps } from '../deps.ts';
import { publishRedeemed } from '../events/gift-card-events.ts';
import { giftCardInvalid } from '../gift-cards/gift-card.ts';
import { parseGiftCode } from '../gift-cards/gift-code.ts';
import type { PersonId } from '../ids.ts';
import {
  type ClaimedCard,
  claimCard,
  findCardClaimedBy,
  findUncreditedCards,
  markCredited,
} from './redemption-store.ts';

interface Redemption {
  readonly code: string;
  readonly student: PersonId;
  /** Idempotency key; empty if the caller sends none. */
  readonly key: string;
}

/**
 * Claims the card for the student, then credits the wallet. The claim stays if the credit fails, and a further attempt of the
 * student credits it.
 * @throws DomainError: `gift-card-invalid` for a card that cannot be redeemed; `gift-card-already-redeemed` if this student
 * redeemed it, except for the repeat of a request with the same idempotency key (decision B39).
 */
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

const alreadyRedeemed = () =>
  domainError.conflict('gift-card-already-redeemed', 'This gift card is already in your wallet.');

const claimByCode = async (
  { database, clock, codes }: Deps,
  { code, student, key }: Redemption,
): Promise<ClaimedRedemption> => {
  const parsed = parseGiftCode(code);
  const hashes = parsed && codes.hashesOf(parsed);
  const findOwnCard = async (db: Db): Promise<ClaimedCard> => {
    const card = hashes && (await findCardClaimedBy(db, hashes, student));
    if (!card) throw giftCardInvalid();
    return card;
  };
  const claimIn = async (db: Db): Promise<ClaimedRedemption> => {
    const claimed = hashes && (await claimCard(db, hashes, student, clock()));
    const card = claimed ?? (await findOwnCard(db));
    if (card.creditedAt) throw alreadyRedeemed();
    return { card, answer: toRedeemedMessage(card) };
  };
  if (key === '') return claimIn(database.db);
  return database.transaction(async (tx) => {
    const request = { scope: `redeem:${student}`, key, requestHash: hashRequest(parsed ?? code) };
    let claimed: ClaimedRedemption | undefined;
    const bytes = await runIdempotentInTransaction(tx, request, async () => {
      claimed = await claimIn(tx);
      return RedeemedGiftCard.encode(claimed.answer).finish();
    });
    // A repeat gets the stored answer. It needs the card, because the first request may have failed to credit it.
    return claimed ?? { card: await findOwnCard(tx), answer: RedeemedGiftCard.decode(bytes) };
  });
};

type CreditDeps = Pick<Deps, 'database' | 'clock' | 'commerce' | 'log' | 'metrics'>;

/** Credits a claimed card to its owner's wallet. Commerce credits each card once; repeats change nothing. */
const creditCard = async (
  { database, clock, commerce, log, metrics }: CreditDeps,
  card: ClaimedCard,
): Promise<void> => {
  await commerce.creditGiftCard({
    giftCardId: card.id,
    studentId: card.usedBy,
    valuePoisha: card.value,
    expiresAt: card.validTo,
  });
  await database.transaction(async (tx) => {
    if (!(await markCredited(tx, card.id, clock()))) return;
    await publishRedeemed(tx, card);
    metrics.countRedeemed();
    log.info({ giftCard: card.id, order: card.orderId }, 'gift card redeemed');
  });
};

const batchSize = 100;

/** Credits cards that were claimed before a crash or while commerce was unavailable. Several replicas may run this concurrently. */
export const creditClaimedCards = async (deps: CreditDeps): Promise<void> => {
  for (const card of await findUncreditedCards(deps.database.db, batchSize)) {
    try {
      await creditCard(deps, card);
    } catch (err) {
      deps.log.error({ err, giftCard: card.id }, 'gift card credit failed; the next run retries');
      if (err instanceof DomainError && err.kind === 'unavailable') return;
    }
  }
};
