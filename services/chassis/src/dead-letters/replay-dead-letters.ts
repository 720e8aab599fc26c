import type { EachMessagePayload } from 'kafkajs';
import type { KafkaValues } from '../config/index.ts';
import { newId } from '../ids/index.ts';
import { readHeader } from '../kafka/event-record.ts';
import { createKafkaClient, deadLetterTopic } from '../kafka/kafka-client.ts';
import { readWholeTopic } from '../kafka/read-whole-topic.ts';
import { toReplayedMessage } from './dead-letter.ts';

type Message = EachMessagePayload['message'];

const deadLetterKey = ({ headers }: Message): string =>
  JSON.stringify([readHeader(headers, 'dead-group'), readHeader(headers, 'id')]);

/**
 * Publishes each dead letter of the topic again, for the group that failed to handle it. With `group` only that group's
 * dead letters are replayed. Returns the number of replayed events.
 */
export const replayDeadLetters = async (
  settings: KafkaValues,
  topicName: string,
  group: string | undefined,
): Promise<number> => {
  const topic = `${settings.topicPrefix}${topicName}`;
  const kafka = createKafkaClient(settings, 'replay');
  const deadLetters = await readWholeTopic(
    kafka,
    deadLetterTopic(topic),
    `${settings.topicPrefix}replay.${newId()}`,
  );
  const selected = deadLetters.filter(
    ({ headers }) => group === undefined || readHeader(headers, 'dead-group') === group,
  );
  // An event that failed again after a replay is in the dead-letter topic twice.
  const unique = new Map(selected.map((message) => [deadLetterKey(message), message]));
  const messages = [...unique.values()].map((message) => toReplayedMessage(topic, message));
  if (messages.length === 0) return 0;
  const producer = kafka.producer({ allowAutoTopicCreation: false });
  await producer.connect();
  try {
    for (const { topic: to, ...message } of messages) await producer.send({ topic: to, messages: [message] });
  } finally {
    await producer.disconnect();
  }
  return messages.length;
};
