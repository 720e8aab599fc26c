import { memoizeLargeCounts } from '@sargam/chassis/caching';
import type { Clock } from '@sargam/chassis/clock';
import {
  type LimitOffset,
  maxTotal,
  toBoundedLimitOffset,
  toBoundedTotal,
  toPageWithNext,
} from '@sargam/chassis/paging';
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
  { limit, offset }: LimitOffset,
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

/** The first rows of an order that are compared with a search before the trigram index is read. */
const firstRows = 1_000;

/** Whether a person is among the first rows of the order; for nobody if there are fewer people. */
const isAmongFirst = (order: ListPeopleRequest['order']) => {
  const [column, direction] = orders[order];
  const [by, isUpTo] = [sql.ref(column), sql.raw(direction === 'asc' ? '<=' : '>=')];
  return sql<boolean>`(${by}, id) ${isUpTo} (
    select ${by}, id from people order by ${by} ${sql.raw(direction)}, id ${sql.raw(direction)} limit 1 offset ${firstRows - 1})`;
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
 * The first page of a search, if the first rows of the order fill it. The trigram index finds all matches of a common name before they
 * are sorted.
 */
const findAmongFirst = async (
  db: Kysely<Tables>,
  { filter, order, after }: ListPeopleRequest,
  slice: LimitOffset,
  now: Date,
) => {
  if (!filter?.query || after !== '' || slice.offset > 0 || slice.limit > firstRows) return undefined;
  const people = selectPeople(db, filter, now, { hasManyMatches: true }).where(isAmongFirst(order));
  const rows = await selectRows(people, { order, after }, slice);
  return rows.length === slice.limit ? rows : undefined;
};

/** Reads a page of the people that match the filter. */
export const createPeopleReader = (db: Kysely<Tables>, clock: Clock) => {
  const memoizeCount = memoizeLargeCounts(clock);
  const count = (filter: PeopleFilter | undefined): Promise<number> =>
    memoizeCount(JSON.stringify(filter ?? {}), () => countPeople(db, selectPeople(db, filter, clock())));
  return async (request: ListPeopleRequest): Promise<PeoplePage> => {
    const { limit, offset } = toBoundedLimitOffset(request);
    const slice = { limit: limit + 1, offset };
    const total = request.skipTotal ? 0 : await count(request.filter);
    const people = selectPeople(db, request.filter, clock(), { hasManyMatches: total > maxTotal });
    const rows =
      (request.skipTotal && (await findAmongFirst(db, request, slice, clock()))) ||
      (await selectRows(people, request, slice));
    const { page, next } = toPageWithNext(rows, limit, ({ id }) => id);
    return { people: page.map(toPerson), ...toBoundedTotal(total), next };
  };
};
