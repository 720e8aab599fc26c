import { defineTopic, publishes } from '@sargam/chassis/kafka';
import { SettlementEvent } from '@sargam/proto/payouts/v1/events';

export const settlementEvents = publishes(
  defineTopic('payouts.settlements.v1', SettlementEvent),
  'instructor',
  { settled: 'a payout is settled' },
);
