import type { EventMeta, SubscribedTopic } from '@sargam/chassis/kafka';
import type { Tx } from '@sargam/chassis/sql';
import type { Tables } from './database.ts';
import { orderEvents, recordOrder } from './orders/order-events.ts';
import { rememberPerson, userEvents } from './people/people-events.ts';
import { courseEvents, instructorEvents, rememberCourse, rememberInstructor } from './terms/term-events.ts';

type Listen = <E>(
  topic: SubscribedTopic<E>,
  handle: (event: E, meta: EventMeta, tx: Tx<Tables>) => Promise<void>,
) => Promise<void>;

/** All that this service hears of, in the order in which a rebuild hears it: the terms before what is sold by them. */
export const hearOfAll = async (listen: Listen): Promise<void> => {
  await listen(userEvents, rememberPerson);
  await listen(instructorEvents, rememberInstructor);
  await listen(courseEvents, rememberCourse);
  await listen(orderEvents, recordOrder);
};

/** The topics of it, as whoever only wants to know them takes them. */
export const allHeard = async (): Promise<
  readonly Pick<SubscribedTopic<unknown>, 'name' | 'subscribes'>[]
> => {
  const topics: Pick<SubscribedTopic<unknown>, 'name' | 'subscribes'>[] = [];
  await hearOfAll(async ({ name, subscribes: hears }) => void topics.push({ name, subscribes: hears }));
  return topics;
};
