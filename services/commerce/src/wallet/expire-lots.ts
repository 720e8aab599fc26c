import type { Database } from '@sargam/chassis/sql';
import { sql } from 'kysely';
import type { StudentId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Tables } from '../tables.ts';
import { type Bucket, platformAccount } from './ledger.ts';
import { lockWallet, postMovement } from './ledger-store.ts';

interface ExpiredLot {
  readonly id: string;
  readonly student: StudentId;
  readonly bucket: Bucket;
  readonly expiresAt: Date;
  readonly amount: Poisha;
  readonly movements: bigint;
}

const batch = 100;

const findExpiredLots = async (db: Database<Tables>['db'], now: Date, account: string | null) => {
  const { rows } = await sql<ExpiredLot>`
    select a.id, a.student_id as student, a.bucket, a.expires_at as "expiresAt", sum(e.amount)::bigint as amount,
           count(*) as movements
      from accounts a join entries e on e.account_id = a.id
     where a.kind = 'available' and a.expires_at <= ${now} and (${account}::text is null or a.id = ${account})
     group by a.id having sum(e.amount) > 0
     limit ${batch}`.execute(db);
  return rows;
};

/** Books expired money out of the wallets. It could not be spent since it expired; this only records it. */
export const expireLots = async (database: Database<Tables>, now: Date): Promise<void> => {
  for (const { id, student } of await findExpiredLots(database.db, now, null)) {
    await database.transaction(async (tx) => {
      await lockWallet(tx, student);
      const [lot] = await findExpiredLots(tx, now, id);
      if (!lot) return;
      await postMovement(tx, {
        // A released hold can refill a lot: the number of movements distinguishes its expiries.
        key: `expire:${id}:${lot.movements}`,
        kind: 'expire',
        reason: 'Expired',
        student,
        at: now,
        transfers: [
          { from: { ...lot, kind: 'available' }, to: platformAccount('expired'), amount: lot.amount },
        ],
      });
    });
  }
};
