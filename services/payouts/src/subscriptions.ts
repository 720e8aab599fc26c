import type { EventMeta, SubscribedTopic } from '@sargam/chassis/kafka';
import type { Tx } from '@sargam/chassis/sql';
import type { Tables } from './database.ts';
import { instructorEvents, onInstructorEvent } from './earnings/instructor-events.ts';
import { onOrderEvent, orderEvents } from './orders/order-events.ts';
import { onUserEvent, userEvents } from './people/user-events.ts';
import { courseEvents, onCourseEvent } from './terms/course-events.ts';

type Subscribe = <E>(
  topic: SubscribedTopic<E>,
  handle: (event: E, meta: EventMeta, tx: Tx<Tables>) => Promise<void>,
) => Promise<void>;

/** Every subscription, in the order in which a rebuild reads the topics: terms before the sales that depend on them. */
export const subscribeToAll = async (subscribe: Subscribe): Promise<void> => {
  await subscribe(userEvents, onUserEvent);
  await subscribe(instructorEvents, onInstructorEvent);
  await subscribe(courseEvents, onCourseEvent);
  await subscribe(orderEvents, onOrderEvent);
};

type TopicDescription = Pick<SubscribedTopic<unknown>, 'name' | 'subscribes'>;

/** The topics of all subscriptions. Subscribes to nothing. */
export const listTopics = async (): Promise<readonly TopicDescription[]> => {
  const topics: TopicDescription[] = [];
  await subscribeToAll(async ({ name, subscribes }) => void topics.push({ name, subscribes }));
  return topics;
};
