import { DomainError } from '@sargam/chassis/errors';
import type { Deps } from '../deps.ts';
import { publishRedeemed } from '../events/gift-card-events.ts';
import { type ClaimedCard, findUncreditedCards, markCredited } from './redemption-store.ts';

type CreditDeps = Pick<Deps, 'database' | 'clock' | 'commerce' | 'log' | 'metrics'>;

/** Puts a claimed card's value into its owner's wallet. Commerce does it once a card, however often it is asked. */
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

/** Credits what was claimed by a process that died over it, or while commerce was away. Any number of replicas may. */
export const creditClaimedCards = async (deps: CreditDeps): Promise<void> => {
  for (const card of await findUncreditedCards(deps.database.db, batchSize)) {
    try {
      await creditCard(deps, card);
    } catch (err) {
      deps.log.error(
        { err, giftCard: card.id },
        'a redeemed gift card is not in the wallet yet; it is tried again',
      );
      if (err instanceof DomainError && err.kind === 'unavailable') return;
    }
  }
};
