import type { Admin } from 'kafkajs';
import { createTopics } from './admin.ts';

const settings = { kafkaPartitions: 2, kafkaReplication: 1 };
/** An error as kafkajs throws it. */
const kafkaError = (message: string, retriable: boolean) => Object.assign(new Error(message), { retriable });
const unknownTopic = kafkaError('This server does not host this topic-partition', true);

/** An admin client whose first answers about the metadata are these errors. */
const buildAdmin = (...errors: readonly Error[]) => {
  const createdTopics = vi.fn<() => Promise<boolean>>(async () => true);
  const fetchTopicMetadata = vi.fn<() => Promise<{ topics: never[] }>>(async () => ({ topics: [] }));
  for (const error of errors) fetchTopicMetadata.mockRejectedValueOnce(error);
  return { createTopics: createdTopics, fetchTopicMetadata } as unknown as Admin;
};

it('waits until every broker that answers knows the new topics', async () => {
  const admin = buildAdmin(unknownTopic, unknownTopic);
  await createTopics(admin, settings, ['orders.v1']);
  expect(admin.fetchTopicMetadata).toHaveBeenCalledTimes(3);
});

it('waits for leaders longer than kafkajs repeats a request', async () => {
  const noLeader = kafkaError('There is no leader for this topic-partition', true);
  const retriesExceeded = Object.assign(kafkaError(noLeader.message, false), { cause: noLeader });
  const admin = buildAdmin(retriesExceeded, retriesExceeded);
  await createTopics(admin, settings, ['orders.v1']);
  expect(admin.fetchTopicMetadata).toHaveBeenCalledTimes(3);
});

it('rejects with an error that a repeat would not change', async () => {
  const admin = buildAdmin(kafkaError('not authorised', false));
  await expect(createTopics(admin, settings, ['orders.v1'])).rejects.toThrow('not authorised');
});
