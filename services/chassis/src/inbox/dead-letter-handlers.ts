import { type Kysely, sql } from 'kysely';
import type { CallContext } from 'nice-grpc';
import { requireCaller } from '../caller/index.ts';
import { toLimitOffset } from '../paging/index.ts';
import { type InboxModel, listDeadMongoEvents } from './mongo-inbox.ts';

/** An event whose handler failed in every attempt and that was not handled by a replay since. */
interface DeadEvent {
  /** `consumerName`. */
  readonly consumer: string;
  readonly eventId: string;
  readonly at: Date;
  readonly error: string | null;
}

interface DeadEvents {
  readonly events: readonly DeadEvent[];
  readonly total: number;
}

interface Request {
  readonly page: { readonly page: number; readonly limit: number } | undefined;
}

const toMessage = ({ consumer, error, ...event }: DeadEvent) => {
  const separator = consumer.indexOf('/');
  return {
    ...event,
    group: consumer.slice(0, separator),
    topic: consumer.slice(separator + 1),
    error: error ?? '',
  };
};

const callsForAdmins = (list: (page: ReturnType<typeof toLimitOffset>) => Promise<DeadEvents>) => ({
  listDeadLetters: async ({ page }: Request, context: CallContext) => {
    requireCaller(context, { roles: ['admin'] });
    const { events, total } = await list(toLimitOffset(page));
    return { deadLetters: events.map(toMessage), total };
  },
});

/** The calls of `DeadLetterService` of a service on PostgreSQL; the newest dead letter first. */
export const deadLetterHandlers = <Tables>(db: Kysely<Tables>) =>
  callsForAdmins(async ({ limit, offset }) => {
    const [events, counted] = await Promise.all([
      sql<DeadEvent>`
        select consumer, event_id as "eventId", at, error from inbox where outcome = 'dead'
        order by at desc, event_id limit ${limit} offset ${offset}
      `.execute(db),
      sql<{ total: bigint }>`select count(*) as total from inbox where outcome = 'dead'`.execute(db),
    ]);
    return { events: events.rows, total: Number(counted.rows[0]?.total ?? 0n) };
  });

/** The calls of `DeadLetterService` of a service on MongoDB; the newest dead letter first. */
export const mongoDeadLetterHandlers = (inbox: InboxModel) =>
  callsForAdmins((page) => listDeadMongoEvents(inbox, page));
