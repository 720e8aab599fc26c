import { type BulkHandlerOf, defineTopic, subscribes } from '@sargam/chassis/kafka';
import { insertRows, setExcluded, type Tx } from '@sargam/chassis/sql';
import { UserEvent } from '@sargam/proto/identity/v2/events';
import { sql } from 'kysely';
import type { Tables } from '../database.ts';

export const userEvents = subscribes(defineTopic('identity.users.v2', UserEvent), {
  signedUp: 'saves the name for the lists',
  emailVerified: 'saves the name for the lists',
  changed: 'saves the name for the lists',
  passwordChanged: 'saves the name for the lists',
});

const columns = { id: 'text', name: 'text', email: 'text' };

/** Saves the names and the e-mail addresses that the lists show beside an order. The last event of a person wins. */
export const handleUserEvents: BulkHandlerOf<typeof userEvents, Tx<Tables>> = async (events, tx) => {
  const people = new Map(events.flatMap(({ value: { person } }) => (person ? [[person.id, person]] : [])));
  if (people.size === 0) return;
  await sql`
    ${insertRows('people', columns, [...people.values()])} on conflict (id) do update set ${setExcluded(columns)}
  `.execute(tx);
};
