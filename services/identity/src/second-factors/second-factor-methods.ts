import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import { listPasskeys } from '../passkeys/passkey-store.ts';
import type { PersonId } from '../people/person.ts';
import { findSecondFactor } from './second-factor-store.ts';

type Method = 'code' | 'passkey';

/** The ways to finish a login that a person has set up. */
export const findSecondFactorMethods = async (db: Kysely<Tables>, id: PersonId): Promise<Method[]> => [
  ...(await listPasskeys(db, id)).map(() => 'passkey' as const),
  ...((await findSecondFactor(db, id))?.confirmedAt ? (['code'] as const) : []),
];
