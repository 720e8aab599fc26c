import {
  type BoundedPageRequest,
  maxTotal,
  toBoundedLimitOffset,
  toBoundedTotal,
  toPageWithNext,
} from '@sargam/chassis/paging';
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

/** A page of the accounts that a Google or Facebook login created, newest first, with their number up to 10,000. */
export const listSocialSignUps = async (db: Db, request: BoundedPageRequest) => {
  const { limit, offset } = toBoundedLimitOffset(request);
  const { after } = request;
  const signUps = db.selectFrom('social_accounts').where('made_account', '=', true);
  const position = sql`(select created_at from social_accounts where person_id = ${after} and made_account)`;
  // The page is cut before the names are joined.
  const listed = signUps
    .select(['person_id', 'provider', 'created_at'])
    .$if(after !== '', (rows) => rows.where(sql<boolean>`(created_at, person_id) < (${position}, ${after})`))
    .orderBy('created_at', 'desc')
    .orderBy('person_id', 'desc')
    .limit(limit + 1)
    .offset(offset);
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom(listed.as('listed'))
      .innerJoin('people', 'people.id', 'listed.person_id')
      .select(['people.id as personId', 'people.name', 'people.email'])
      .select(['listed.provider', 'listed.created_at as createdAt'])
      .orderBy('listed.created_at', 'desc')
      .orderBy('people.id', 'desc')
      .execute(),
    db
      .selectFrom(
        signUps
          .select('person_id')
          .limit(maxTotal + 1)
          .as('counted'),
      )
      .select(({ fn }) => fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  const { page: signUpsOfPage, next } = toPageWithNext(rows, limit, ({ personId }) => personId);
  return { signUps: signUpsOfPage, next, ...toBoundedTotal(Number(total)) };
};
