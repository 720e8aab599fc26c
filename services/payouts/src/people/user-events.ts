import { defineTopic, type EventMeta, subscribes } from '@sargam/chassis/kafka';
import type { Tx } from '@sargam/chassis/sql';
import { UserEvent } from '@sargam/proto/identity/v1/events';
import type { Tables } from '../database.ts';

export const userEvents = subscribes(defineTopic('identity.users.v1', UserEvent), {
  signedUp: 'saves the name for the lists',
  emailVerified: 'saves the name for the lists',
  changed: 'saves the name for the lists',
  passwordChanged: 'saves the name for the lists',
});

/** Saves the name and the e-mail address that the lists show beside an order. */
export const onUserEvent = async ({ event }: UserEvent, _: EventMeta, tx: Tx<Tables>): Promise<void> => {
  const person = event && 'person' in event.value ? event.value.person : undefined;
  if (!person) return;
  const { id, name, email } = person;
  await tx
    .insertInto('people')
    .values({ id, name, email })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, email }))
    .execute();
};
