import { type KafkaAccess, readTopic } from './topics.ts';

/** The committed offsets of a consumer group; the names have no TOPIC_PREFIX. */
export interface GroupOffsets {
  readonly group: string;
  readonly topic: string;
  readonly offsets: readonly { readonly partition: number; readonly offset: string }[];
}

/**
 * The offsets of the consumer groups of a service. A group is named `service.topic`. Groups of a single replica, which keeps its
 * state in memory, contain an id and are left out: they read new events only.
 */
export const exportOffsets = async (
  { admin, settings }: KafkaAccess,
  service: string,
): Promise<readonly GroupOffsets[]> => {
  const { topicPrefix } = settings;
  const [topics, { groups }] = await Promise.all([admin.listTopics(), admin.listGroups()]);
  const start = `${topicPrefix}${service}.`;
  const found = groups.flatMap(({ groupId }) => {
    const topic = groupId.startsWith(start) ? groupId.slice(start.length) : '';
    return topics.includes(`${topicPrefix}${topic}`) ? [{ groupId, topic }] : [];
  });
  return Promise.all(
    found.map(async ({ groupId, topic }) => {
      const [fetched] = await admin.fetchOffsets({ groupId, topics: [`${topicPrefix}${topic}`] });
      const committed = (fetched?.partitions ?? []).filter(({ offset }) => Number(offset) >= 0);
      const offsets = committed.map(({ partition, offset }) => ({ partition, offset }));
      return { group: groupId.slice(topicPrefix.length), topic, offsets };
    }),
  );
};

/** The offset in the restored topic: the number of restored messages of the partition before the committed offset. */
export const mapOffsets = async (
  { offsets }: GroupOffsets,
  file: string,
  until: Date,
): Promise<GroupOffsets['offsets']> => {
  const counts = new Map(offsets.map(({ partition }) => [partition, 0]));
  const committed = new Map(offsets.map(({ partition, offset }) => [partition, BigInt(offset)]));
  for await (const [partition, offset] of readTopic(file, until))
    if (BigInt(offset) < (committed.get(partition) ?? 0n))
      counts.set(partition, (counts.get(partition) ?? 0) + 1);
  return [...counts].map(([partition, count]) => ({ partition, offset: String(count) }));
};

/** The offsets of the oldest messages of a topic: a group with them reads the topic from the beginning. */
export const firstOffsets = async (
  { admin, settings }: KafkaAccess,
  topic: string,
): Promise<GroupOffsets['offsets']> => {
  const partitions = await admin.fetchTopicOffsets(`${settings.topicPrefix}${topic}`);
  return partitions.map(({ partition, low }) => ({ partition, offset: low }));
};

/** Sets the offsets of a group without members. */
export const importOffsets = async (
  { admin, settings }: KafkaAccess,
  { group, topic }: GroupOffsets,
  partitions: GroupOffsets['offsets'],
): Promise<void> => {
  if (partitions.length === 0) return;
  await admin.setOffsets({
    groupId: `${settings.topicPrefix}${group}`,
    topic: `${settings.topicPrefix}${topic}`,
    partitions: [...partitions],
  });
};
