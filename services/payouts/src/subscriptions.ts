import type { BulkHandler, CaseOf, SubscribedTopic } from '@sargam/chassis/kafka';
import type { Tx } from '@sargam/chassis/sql';
import type { Tables } from './database.ts';
import { courseEvents, handleCourseEvents } from './earnings/course-events.ts';
import { handleInstructorEvents, instructorEvents } from './earnings/instructor-events.ts';
import { handleOrderEvents, orderEvents } from './orders/order-events.ts';
import { handleUserEvents, userEvents } from './people/user-events.ts';

type Subscribe = <E, Name extends CaseOf<E>>(
  topic: SubscribedTopic<E, Name>,
  handleMany: BulkHandler<E, Name, Tx<Tables>>,
) => Promise<void>;

/** Every subscription, in the order in which a rebuild reads the topics: terms before the sales that depend on them. */
export const subscribeToAll = async (subscribe: Subscribe): Promise<void> => {
  await subscribe(userEvents, handleUserEvents);
  await subscribe(instructorEvents, handleInstructorEvents);
  await subscribe(courseEvents, handleCourseEvents);
  await subscribe(orderEvents, handleOrderEvents);
};

interface TopicDescription {
  readonly name: string;
  readonly subscribes: Readonly<Record<string, string>>;
}

/** The topics of all subscriptions. Subscribes to nothing. */
export const listTopics = async (): Promise<readonly TopicDescription[]> => {
  const topics: TopicDescription[] = [];
  await subscribeToAll(async ({ name, subscribes }) => void topics.push({ name, subscribes }));
  return topics;
};
