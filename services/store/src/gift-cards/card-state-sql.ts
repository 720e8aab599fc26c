import { type RawBuilder, sql } from 'kysely';
import { type CardAction, type CardState, findCardTransition } from './gift-card.ts';

/** A card's state at `now`, computed from the timestamps of its row. */
const stateAt = (now: Date): RawBuilder<CardState> => sql<CardState>`case
  when voided_at is not null then 'voided'
  when credited_at is not null then 'credited'
  when used_at is not null then 'claimed'
  when valid_to < ${now} then 'expired'
  else 'issued' end`;

/** SQL condition: the card's state allows the action at `now`. In an update, one of several concurrent calls succeeds. */
export const isActionAllowed = (action: CardAction, now: Date): RawBuilder<boolean> =>
  sql<boolean>`${stateAt(now)} in (${sql.join(findCardTransition(action).from)})`;
