import { toPageWithNext } from '@sargam/chassis/paging';
import type {
  CountAudienceRequest,
  ListAudienceRequest,
  ListAudienceResponse,
} from '@sargam/proto/identity/v1/people';
import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import type { PersonId } from '../people/person.ts';
import { selectPeople } from './people-filter.ts';

const pageSize = 1_000;

/** A page of the people that match, in the order of the primary key: people who sign up in between are in a later page or in none. */
export const listAudience = async (
  db: Kysely<Tables>,
  { filter, after }: ListAudienceRequest,
  now: Date,
): Promise<ListAudienceResponse> => {
  const rows = await selectPeople(db, filter, now)
    .select(['id', 'name', 'email', 'language'])
    .where('id', '>', after as PersonId)
    .orderBy('id')
    .limit(pageSize + 1)
    .execute();
  const { page, next } = toPageWithNext(rows, pageSize, ({ id }) => id);
  return { members: [...page], next };
};

/** How many people match; with ids, how many of these people. */
export const countAudience = async (
  db: Kysely<Tables>,
  { filter, personIds }: CountAudienceRequest,
  now: Date,
): Promise<number> => {
  const { count } = await selectPeople(db, filter, now)
    .$if(personIds.length > 0, (people) => people.where('id', 'in', personIds as PersonId[]))
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};
