import { defineTopic, type EventMeta, type HandlersOf, subscribes } from '@sargam/chassis/kafka';
import type { Tx } from '@sargam/chassis/sql';
import { UserEvent } from '@sargam/proto/identity/v1/events';
import type { Person } from '@sargam/proto/identity/v1/identity';
import type { Tables } from '../database.ts';

export const userEvents = subscribes(defineTopic('identity.users.v1', UserEvent), {
  signedUp: 'saves the name for the lists',
  emailVerified: 'saves the name for the lists',
  changed: 'saves the name for the lists',
  passwordChanged: 'saves the name for the lists',
});

/** Saves the name and the e-mail address that the lists show beside an order. */
const savePerson = async (
  { person }: { readonly person?: Person | undefined },
  _: EventMeta,
  tx: Tx<Tables>,
): Promise<void> => {
  if (!person) return;
  const { id, name, email } = person;
  await tx
    .insertInto('people')
    .values({ id, name, email })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, email }))
    .execute();
};

export const userHandlers: HandlersOf<typeof userEvents, Tx<Tables>> = {
  signedUp: savePerson,
  emailVerified: savePerson,
  changed: savePerson,
  passwordChanged: savePerson,
};
