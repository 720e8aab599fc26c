import { maxTotal, toBoundedLimitOffset, toBoundedTotal, toPageWithNext } from '@sargam/chassis/paging';
import type { ListPeopleRequest } from '@sargam/proto/identity/v1/people';
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

/** A page of the people that match the filter. */
export const listPeople = async (
  db: Kysely<Tables>,
  request: ListPeopleRequest,
  now: Date,
): Promise<PeoplePage> => {
  const { limit, offset } = toBoundedLimitOffset(request);
  const people = selectPeople(db, request.filter, now);
  const [rows, count] = await Promise.all([
    selectRows(people, request, { limit: limit + 1, offset }),
    request.skipTotal ? 0 : countPeople(db, people),
  ]);
  const { page, next } = toPageWithNext(rows, limit, ({ id }) => id);
  return { people: page.map(toPerson), ...toBoundedTotal(count), next };
};
