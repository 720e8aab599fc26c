import type { LimitOffset } from '@sargam/chassis/paging';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database.ts';
import type { Person, PersonId } from '../people/person.ts';
import { findPersonById } from '../people/person-store.ts';
import type { Provider, SocialIdentity } from './social-identity.ts';

type Db = Kysely<Tables>;

/** Locks the identity until the transaction ends, so that two concurrent first logins create one account. */
export const lockSocialIdentity = async (db: Db, { provider, subject }: SocialIdentity): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${provider}:${subject}`}, 0))`.execute(db);
};

export const findPersonBySocialIdentity = async (
  db: Db,
  { provider, subject }: SocialIdentity,
): Promise<Person | undefined> => {
  const row = await db
    .selectFrom('social_accounts')
    .select('person_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row && findPersonById(db, row.person_id);
};

export const insertSocialAccount = async (
  db: Db,
  { provider, subject }: SocialIdentity,
  person: PersonId,
  madeAccount: boolean,
  now: Date,
): Promise<void> => {
  await db
    .insertInto('social_accounts')
    .values({ provider, subject, person_id: person, made_account: madeAccount, created_at: now })
    .execute();
};

/** Ends the logins of a person with one provider, or with Google and Facebook. Returns the number of removed links. */
export const deleteSocialAccounts = async (
  db: Db,
  person: PersonId,
  provider?: Provider,
): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('social_accounts')
    .where('person_id', '=', person)
    .$if(provider !== undefined, (query) => query.where('provider', '=', provider as Provider))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

export interface LinkedAccountRow {
  readonly provider: Provider;
  readonly linkedAt: Date;
}

/** The providers with which a person logs in, first linked first. */
export const listLinkedAccounts = (db: Db, person: PersonId): Promise<LinkedAccountRow[]> =>
  db
    .selectFrom('social_accounts')
    .select(({ fn }) => ['provider', fn.min('created_at').as('linkedAt')])
    .where('person_id', '=', person)
    .groupBy('provider')
    .orderBy('linkedAt')
    .orderBy('provider')
    .execute();

export interface SignUpRow {
  readonly personId: PersonId;
  readonly name: string;
  readonly email: string;
  readonly provider: Provider;
  readonly createdAt: Date;
}

/** Accounts that a Google or Facebook login created, newest first. */
export const listSocialSignUps = (db: Db, { limit, offset }: LimitOffset): Promise<SignUpRow[]> =>
  db
    .selectFrom('social_accounts')
    .innerJoin('people', 'people.id', 'social_accounts.person_id')
    .select([
      'people.id as personId',
      'people.name',
      'people.email',
      'social_accounts.provider',
      'social_accounts.created_at as createdAt',
    ])
    .where('made_account', '=', true)
    .orderBy('social_accounts.created_at', 'desc')
    .orderBy('people.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export const countSocialSignUps = async (db: Db): Promise<number> => {
  const row = await db
    .selectFrom('social_accounts')
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .where('made_account', '=', true)
    .executeTakeFirstOrThrow();
  return Number(row.total);
};
