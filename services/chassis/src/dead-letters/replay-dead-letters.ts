import { type EachMessagePayload, logLevel } from 'kafkajs';
import type { KafkaValues } from '../config/index.ts';
import { newId } from '../ids/index.ts';
import { readHeader } from '../kafka/headers.ts';
import { deadLetterTopic } from '../kafka/kafka-client.ts';
import { Kafka } from '../kafka/patched-kafkajs.ts';
import { readWholeTopic } from '../kafka/read-whole-topic.ts';
import { toReplayedMessage } from './dead-letter.ts';

type DeadMessage = EachMessagePayload['message'];

const deadLetterKey = ({ headers }: DeadMessage): string =>
  JSON.stringify([readHeader(headers, 'dead-group'), readHeader(headers, 'id')]);

/**
 * Publishes each dead letter of the topic once more, for the group that gave up on it; for one group only when told.
 * Answers how many.
 */
export const replayDeadLetters = async (
  settings: KafkaValues,
  topicName: string,
  group: string | undefined,
): Promise<number> => {
  const topic = `${settings.topicPrefix}${topicName}`;
  const kafka = new Kafka({
    clientId: 'replay',
    brokers: [...settings.kafkaBrokers],
    logLevel: logLevel.NOTHING,
    retry: { retries: 3 },
  });
  const letters = await readWholeTopic(
    kafka,
    deadLetterTopic(topic),
    `${settings.topicPrefix}replay.${newId()}`,
  );
  const wanted = letters.filter(
    ({ headers }) => group === undefined || readHeader(headers, 'dead-group') === group,
  );
  // One that died again after a replay is there twice.
  const messages = [...new Map(wanted.map((letter) => [deadLetterKey(letter), letter])).values()].map(
    (letter) => toReplayedMessage(topic, letter),
  );
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
