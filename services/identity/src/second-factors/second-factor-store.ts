import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import type { PersonId } from '../people/person.ts';

type Db = Kysely<Tables>;

export interface StoredSecondFactor {
  readonly encryptedSecret: Buffer;
  /** Undefined while the set-up is not finished. */
  readonly confirmedAt: Date | undefined;
}

export const findSecondFactor = async (db: Db, id: PersonId): Promise<StoredSecondFactor | undefined> => {
  const row = await db
    .selectFrom('second_factors')
    .selectAll()
    .where('person_id', '=', id)
    .executeTakeFirst();
  return row && { encryptedSecret: row.encrypted_secret, confirmedAt: row.confirmed_at ?? undefined };
};

/** Stores a secret that is not confirmed; false if a confirmed one exists. */
export const saveUnconfirmedSecret = async (
  db: Db,
  id: PersonId,
  encryptedSecret: Buffer,
): Promise<boolean> => {
  const row = await db
    .insertInto('second_factors')
    .values({ person_id: id, encrypted_secret: encryptedSecret, confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('person_id')
        .doUpdateSet({ encrypted_secret: encryptedSecret, last_step: 0n })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('person_id')
    .executeTakeFirst();
  return row !== undefined;
};

/** False if it is confirmed already. */
export const confirmSecondFactor = async (db: Db, id: PersonId, now: Date): Promise<boolean> => {
  const row = await db
    .updateTable('second_factors')
    .set({ confirmed_at: now })
    .where('person_id', '=', id)
    .where('confirmed_at', 'is', null)
    .returning('person_id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Uses up the code of a time step; false if this or a later code was used before. A single UPDATE decides between concurrent uses. */
export const consumeTotpStep = async (db: Db, id: PersonId, step: number): Promise<boolean> => {
  const row = await db
    .updateTable('second_factors')
    .set({ last_step: BigInt(step) })
    .where('person_id', '=', id)
    .where('last_step', '<', BigInt(step))
    .returning('person_id')
    .executeTakeFirst();
  return row !== undefined;
};

/** False for a wrong or used code. */
export const consumeRecoveryCode = async (
  db: Db,
  id: PersonId,
  hash: Buffer,
  now: Date,
): Promise<boolean> => {
  const row = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('person_id', '=', id)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('person_id')
    .executeTakeFirst();
  return row !== undefined;
};

export const replaceRecoveryCodes = async (
  db: Db,
  id: PersonId,
  hashes: readonly Buffer[],
): Promise<void> => {
  await db.deleteFrom('recovery_codes').where('person_id', '=', id).execute();
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ person_id: id, code_hash, used_at: null })))
    .execute();
};

export const countUnusedRecoveryCodes = async (db: Db, id: PersonId): Promise<number> => {
  const rows = await db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('person_id', '=', id)
    .where('used_at', 'is', null)
    .execute();
  return rows.length;
};

/** Deletes the secret and the recovery codes; false if the person has none. */
export const deleteTotp = async (db: Db, id: PersonId): Promise<boolean> => {
  const row = await db
    .deleteFrom('second_factors')
    .where('person_id', '=', id)
    .returning('person_id')
    .executeTakeFirst();
  return row !== undefined;
};
