import { sql } from 'kysely';
import { claimRequest, completeWith, type IdempotencyStore, releaseClaim } from '../src/idempotency/index.ts';
import type { Database } from '../src/sql/index.ts';

/** The store of a service that combines the functions for PostgreSQL, as commerce does. */
export const createSqlStore = <Tables>({ db, transaction }: Database<Tables>): IdempotencyStore => ({
  claim: (request, leaseMs) => transaction((tx) => claimRequest(tx, request, leaseMs)),
  complete: async (claim, answer) => {
    await completeWith(db, claim, answer).selectNoFrom(sql`true`.as('saved')).execute();
    return answer;
  },
  release: (claim) => releaseClaim(db, claim),
});
