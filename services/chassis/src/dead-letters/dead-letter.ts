import type { EachMessagePayload, IHeaders } from 'kafkajs';
import { readHeader } from '../kafka/headers.ts';
import { deadLetterTopic } from '../kafka/kafka-client.ts';
import type { OutgoingMessage } from '../kafka/publisher.ts';

/** Who gave up on an event, and over what. */
export interface DeadLetterInfo {
  readonly group: string;
  readonly error: unknown;
  readonly attempts: number;
  readonly at: Date;
}

type Origin = Pick<EachMessagePayload, 'topic' | 'partition' | 'message'>;

const MAX_ERROR_LENGTH = 1000;

/** The event as it goes to the dead-letter topic: as it came, with where it came from and what was wrong. */
export const toDeadLetter = (
  { topic, partition, message }: Origin,
  id: string,
  info: DeadLetterInfo,
): OutgoingMessage => ({
  topic: deadLetterTopic(topic),
  key: message.key,
  value: message.value,
  headers: {
    ...message.headers,
    id,
    'dead-topic': topic,
    'dead-partition': String(partition),
    'dead-offset': message.offset,
    'dead-group': info.group,
    'dead-tries': String(info.attempts),
    'dead-error': String(info.error).slice(0, MAX_ERROR_LENGTH),
    'dead-at': info.at.toISOString(),
  },
});

const REPLAY_FOR = 'replay-for';

/** The group that a replayed event is for; undefined when it is published for all. */
export const replayGroupOf = (headers: IHeaders | undefined): string | undefined =>
  readHeader(headers, REPLAY_FOR);

/** The dead letter as it goes back to its topic, for the group that gave up on it and no other. */
export const toReplayedMessage = (topic: string, message: EachMessagePayload['message']): OutgoingMessage => {
  const kept = Object.entries(message.headers ?? {}).filter(([name]) => !name.startsWith('dead-'));
  const group = readHeader(message.headers, 'dead-group') ?? '';
  return {
    topic,
    key: message.key,
    value: message.value,
    headers: { ...Object.fromEntries(kept), [REPLAY_FOR]: group },
  };
};
