import type { PeopleFilter } from '@sargam/proto/identity/v1/people';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database.ts';
import { parseStudentId, type Role } from '../people/person.ts';
import { parseRole } from '../people/person-message.ts';

/** The trigram index needs three letters. */
const trigramLength = 3;

/** Pattern of `like` for a part of the text, or for the beginning of a word if the query is too short for the index. */
export const toSearchPattern = (query: string): string => {
  const text = query.toLowerCase().replaceAll(/[\\%_]/g, '\\$&');
  return query.length < trigramLength ? `% ${text}%` : `%${text}%`;
};

/** The number of a query for a student: SG-001001, or digits alone. */
const parseNumberQuery = (query: string): bigint | undefined =>
  parseStudentId(query) ?? (/^\d{1,9}$/.test(query) ? BigInt(query) : undefined);

/** The local part of an address and its `@`: such a query is compared with the beginnings of addresses. */
const addressStart = /^[^\s@]+@\S*$/;

/** Greater than every character of an address. */
const lastCharacter = '\u{10FFFF}';

/**
 * The people whose address begins with the text. An array of ids is read first, so the people come from this index, not from that
 * of their order.
 */
const hasAddressStart = (start: string) => {
  const until = `${start}${lastCharacter}`;
  return sql<boolean>`id = any(array(select id from people where email ~>=~ ${start} and email ~<~ ${until}))`;
};

const isNullWhere = (isNull: boolean) => (isNull ? ('is' as const) : ('is not' as const));

/** Whether the text is in a name, an address or a phone number. */
const containsText = (query: string, hasManyMatches: boolean) => {
  const column = hasManyMatches ? sql`search_text || ''` : sql`search_text`;
  return sql<boolean>`${column} like ${toSearchPattern(query)}`;
};

interface SearchPlan {
  /**
   * Reads people in the order of the list and compares each, instead of all rows of the trigram index: faster for a page if many people
   * match. PostgreSQL does not know how many contain a text.
   */
  readonly hasManyMatches?: boolean;
}

/** The people that match the filter. */
export const selectPeople = (
  db: Kysely<Tables>,
  filter: PeopleFilter | undefined,
  now: Date,
  { hasManyMatches = false }: SearchPlan = {},
) => {
  const { roles = [], emailVerified, suspended, subscriber, createdFrom, createdUntil } = filter ?? {};
  const query = filter?.query.trim() ?? '';
  const number = parseNumberQuery(query);
  return db
    .selectFrom('people')
    .$if(roles.length > 0, (people) => people.where('role', 'in', roles.map(parseRole) as Role[]))
    .$if(emailVerified !== undefined, (people) =>
      people.where('verified_at', isNullWhere(emailVerified === false), null),
    )
    .$if(suspended !== undefined, (people) =>
      people.where('suspended_at', isNullWhere(suspended === false), null),
    )
    .$if(subscriber === true, (people) =>
      people.where('role', '=', 'student').where('subscriber_until', '>', now),
    )
    .$if(subscriber === false, (people) =>
      people.where(
        sql<boolean>`(role <> 'student' or subscriber_until is null or subscriber_until <= ${now})`,
      ),
    )
    .$if(createdFrom !== undefined, (people) => people.where('created_at', '>=', createdFrom as Date))
    .$if(createdUntil !== undefined, (people) => people.where('created_at', '<', createdUntil as Date))
    .$if(addressStart.test(query), (people) => people.where(hasAddressStart(query.toLowerCase())))
    .$if(query !== '' && !addressStart.test(query), (people) =>
      people.where((where) =>
        where.or([
          containsText(query, hasManyMatches),
          ...(number === undefined ? [] : [where('student_number', '=', number)]),
        ]),
      ),
    );
};
