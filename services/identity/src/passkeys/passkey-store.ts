import type { Kysely, Selectable } from 'kysely';
import type { PasskeysTable, Tables } from '../database.ts';
import type { PersonId } from '../people/person.ts';

type Db = Kysely<Tables>;

export interface Passkey {
  readonly id: string;
  readonly personId: PersonId;
  /** base64url */
  readonly credentialId: string;
  /** COSE key. */
  readonly publicKey: Buffer;
  readonly signCount: number;
  readonly transports: string[];
  readonly name: string;
  readonly createdAt: Date;
  readonly usedAt: Date | undefined;
}

const toPasskey = (row: Selectable<PasskeysTable>): Passkey => ({
  id: row.id,
  personId: row.person_id,
  credentialId: row.credential_id,
  publicKey: row.public_key,
  signCount: Number(row.sign_count),
  transports: row.transports,
  name: row.name,
  createdAt: row.created_at,
  usedAt: row.used_at ?? undefined,
});

/** The oldest first. */
export const listPasskeys = async (db: Db, id: PersonId): Promise<Passkey[]> => {
  const rows = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('person_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toPasskey);
};

/** False if the authenticator's key is stored already, for whomever. */
export const insertPasskey = async (db: Db, passkey: Passkey): Promise<boolean> => {
  const row = await db
    .insertInto('passkeys')
    .values({
      id: passkey.id,
      person_id: passkey.personId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      sign_count: BigInt(passkey.signCount),
      transports: passkey.transports,
      name: passkey.name,
      created_at: passkey.createdAt,
      used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * Stores the count and the time of a use; false if the passkey was removed, or another response had this or a higher count.
 * A single UPDATE decides between concurrent uses.
 */
export const recordPasskeyUse = async (
  db: Db,
  { id, signCount }: Pick<Passkey, 'id' | 'signCount'>,
  now: Date,
): Promise<boolean> => {
  const count = BigInt(signCount);
  const row = await db
    .updateTable('passkeys')
    .set({ sign_count: count, used_at: now })
    .where('id', '=', id)
    .where('sign_count', count === 0n ? '=' : '<', count)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

export const deletePasskey = async (db: Db, owner: PersonId, id: string): Promise<boolean> => {
  const row = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('person_id', '=', owner)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Deletes all passkeys of a person; false if there is none. */
export const deletePasskeys = async (db: Db, owner: PersonId): Promise<boolean> =>
  (await db.deleteFrom('passkeys').where('person_id', '=', owner).returning('id').execute()).length > 0;
