import type { NotificationOutcome } from './payment-metrics.ts';
import type { SettlementResult } from './settle.ts';

/** Shares what came of looking into a word about a payment with whoever brings the same word meanwhile. */
export type SingleFlight = (word: string, look: () => Promise<SettlementResult>) => Promise<SettlementResult>;

const toTheSecond: Partial<Record<NotificationOutcome, NotificationOutcome>> = {
  settled: 'repeated',
  review: 'repeated',
  surplus: 'repeated',
  closed: 'late',
};

/**
 * The gateway's notification and the buyer's browser bring one word at the same moment: whoever comes second waits for
 * the first to have looked, and is answered as a repeat would be; where that fails both fail, and the sweep looks again.
 * Of other processes' looks nothing is known here: among those the bill's lock decides.
 */
export const createSingleFlight = (): SingleFlight => {
  const underWay = new Map<string, Promise<SettlementResult>>();
  return async (word, look) => {
    const first = underWay.get(word);
    if (first) {
      const told = await first;
      return { ...told, outcome: toTheSecond[told.outcome] ?? told.outcome };
    }
    const own = look().finally(() => underWay.delete(word));
    underWay.set(word, own);
    return own;
  };
};
