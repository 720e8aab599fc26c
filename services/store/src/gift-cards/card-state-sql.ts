import { type RawBuilder, sql } from 'kysely';
import { type CardAction, type CardState, moveOf } from './gift-card.ts';

/** A card's state at a moment, read from the times that its row keeps. */
const stateAt = (now: Date): RawBuilder<CardState> => sql<CardState>`case
  when voided_at is not null then 'ended'
  when credited_at is not null then 'credited'
  when used_at is not null then 'claimed'
  when valid_to < ${now} then 'expired'
  else 'issued' end`;

/** Whether a card's states allow an action at this moment: for the statement that does it, so that one of many wins. */
export const isActionAllowed = (action: CardAction, now: Date): RawBuilder<boolean> =>
  sql<boolean>`${stateAt(now)} in (${sql.join(moveOf(action).from)})`;
