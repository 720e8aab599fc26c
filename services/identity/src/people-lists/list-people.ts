import { createShortLivedValues } from '@sargam/chassis/caching';
import type { Clock } from '@sargam/chassis/clock';
import { maxTotal, toBoundedLimitOffset, toBoundedTotal, toPageWithNext } from '@sargam/chassis/paging';
import type { ListPeopleRequest, PeopleFilter } from '@sargam/proto/identity/v1/people';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database.ts';
import type { Person } from '../people/person.ts';
import { toPerson } from '../people/person-store.ts';
import { selectPeople } from './people-filter.ts';

/** Each column has an index, and the id decides between equal values. */
const orders = {
  PEOPLE_ORDER_UNSPECIFIED: ['created_at', 'desc'],
  PEOPLE_ORDER_NEWEST: ['created_at', 'desc'],
  PEOPLE_ORDER_OLDEST: ['created_at', 'asc'],
  PEOPLE_ORDER_NAME: ['name', 'asc'],
  PEOPLE_ORDER_NAME_DESCENDING: ['name', 'desc'],
  PEOPLE_ORDER_EMAIL: ['email', 'asc'],
  PEOPLE_ORDER_EMAIL_DESCENDING: ['email', 'desc'],
  UNRECOGNIZED: ['created_at', 'desc'],
} as const;

interface PeoplePage {
  readonly people: readonly Person[];
  readonly total: number;
  readonly more: boolean;
  readonly next: string;
}

type SelectedPeople = ReturnType<typeof selectPeople>;

const selectRows = (
  people: SelectedPeople,
  { order, after }: Pick<ListPeopleRequest, 'order' | 'after'>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) => {
  const [column, direction] = orders[order];
  const position = sql`(select ${sql.ref(column)} from people where id = ${after})`;
  const isAfter = sql.raw(direction === 'asc' ? '>' : '<');
  return people
    .selectAll()
    .$if(after !== '', (rows) =>
      rows.where(sql<boolean>`(${sql.ref(column)}, id) ${isAfter} (${position}, ${after})`),
    )
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
};

/** Stops above 10,000: the list says "more than". */
const countPeople = async (db: Kysely<Tables>, people: SelectedPeople): Promise<number> => {
  const { total } = await db
    .selectFrom(
      people
        .select('id')
        .limit(maxTotal + 1)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

/**
 * Counts at most every ten seconds if more than a thousand people match: counting ten thousand costs more than the page, and each page
 * of a list asks for it.
 */
const createCounter = (db: Kysely<Tables>, clock: Clock) => {
  const largeCounts = createShortLivedValues<number>(clock, { ttlMs: 10_000, maxEntries: 100 });
  return async (filter: PeopleFilter | undefined): Promise<number> => {
    const key = JSON.stringify(filter ?? {});
    const known = largeCounts.get(key);
    if (known !== undefined) return known;
    const total = await countPeople(db, selectPeople(db, filter, clock()));
    if (total > 1_000) largeCounts.set(key, total);
    return total;
  };
};

/** Reads a page of the people that match the filter. */
export const createPeopleReader = (db: Kysely<Tables>, clock: Clock) => {
  const count = createCounter(db, clock);
  return async (request: ListPeopleRequest): Promise<PeoplePage> => {
    const { limit, offset } = toBoundedLimitOffset(request);
    const total = request.skipTotal ? 0 : await count(request.filter);
    const people = selectPeople(db, request.filter, clock(), { hasManyMatches: total > maxTotal });
    const rows = await selectRows(people, request, { limit: limit + 1, offset });
    const { page, next } = toPageWithNext(rows, limit, ({ id }) => id);
    return { people: page.map(toPerson), ...toBoundedTotal(total), next };
  };
};
