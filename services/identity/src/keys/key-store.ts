import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database.ts';

export interface StoredKey {
  readonly kid: string;
  readonly publicJwk: Record<string, unknown>;
  readonly encryptedJwk: Buffer;
  readonly createdAt: Date;
  readonly retiresAt: Date;
}

/** Keys that retire after `oldest`: the signing key, and keys whose tokens may still be valid. The newest first. */
export const findActiveKeys = async (db: Kysely<Tables>, oldest: Date): Promise<readonly StoredKey[]> => {
  const rows = await db
    .selectFrom('signing_keys')
    .selectAll()
    .where('retires_at', '>', oldest)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    kid: row.kid,
    publicJwk: row.public_jwk as unknown as Record<string, unknown>,
    encryptedJwk: row.encrypted_jwk,
    createdAt: row.created_at,
    retiresAt: row.retires_at,
  }));
};

/** Makes concurrent rotations create one key: the second replica waits, then finds the key of the first. */
export const lockSigningKeys = async (tx: Kysely<Tables>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('identity.signing_keys'))`.execute(tx);
};

export const insertKey = async (tx: Kysely<Tables>, key: StoredKey): Promise<void> => {
  await tx
    .insertInto('signing_keys')
    .values({
      kid: key.kid,
      public_jwk: JSON.stringify(key.publicJwk),
      encrypted_jwk: key.encryptedJwk,
      created_at: key.createdAt,
      retires_at: key.retiresAt,
    })
    .execute();
};
