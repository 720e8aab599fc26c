import { defineTopic, subscribes } from '@sargam/chassis/kafka';
import type { Tx } from '@sargam/chassis/sql';
import { AccessEvent } from '@sargam/proto/commerce/v1/access';
import type { Tables } from '../database.ts';
import { saveNewestAccess } from './access-store.ts';

export const accessEvents = subscribes(defineTopic('commerce.access.v1', AccessEvent), {
  granted: 'saves the newest access of the student to the course',
  revoked: 'saves the newest access of the student to the course',
});

export const onAccessEvent = async ({ event }: AccessEvent, tx: Tx<Tables>): Promise<void> => {
  if (event) await saveNewestAccess(tx, event.value);
};
