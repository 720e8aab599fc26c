import { DomainError } from '@sargam/chassis/errors';
import type { Deps } from '../deps.ts';
import { publishRedeemed } from '../events/gift-card-events.ts';
import { type ClaimedCard, findUncreditedCards, markCredited } from './redemption-store.ts';

type CreditDeps = Pick<Deps, 'database' | 'clock' | 'commerce' | 'log' | 'metrics'>;

/** Credits a claimed card to its owner's wallet. Commerce credits each card once; repeats change nothing. */
export const creditCard = async (
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
