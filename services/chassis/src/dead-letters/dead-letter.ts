import type { EachMessagePayload, IHeaders } from 'kafkajs';
import { readHeader } from '../kafka/event-record.ts';
import { deadLetterTopic } from '../kafka/kafka-client.ts';
import type { OutgoingMessage } from '../kafka/publisher.ts';

/** The group that failed to handle an event, and its last error. */
export interface DeadLetterInfo {
  readonly group: string;
  readonly error: unknown;
  readonly attempts: number;
  readonly at: Date;
}

type ReceivedMessage = Pick<EachMessagePayload, 'topic' | 'partition' | 'message'>;

const MAX_ERROR_LENGTH = 1000;

export const toErrorText = (error: unknown): string => String(error).slice(0, MAX_ERROR_LENGTH);

/** The dead letter: the message unchanged, with headers for its origin and the failure. */
export const toDeadLetter = (
  { topic, partition, message }: ReceivedMessage,
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
    'dead-attempts': String(info.attempts),
    'dead-error': toErrorText(info.error),
    'dead-at': info.at.toISOString(),
  },
});

const REPLAY_FOR = 'replay-for';

/** The only group that handles a replayed event; undefined for an event that is for all groups. */
export const replayGroupOf = (headers: IHeaders | undefined): string | undefined =>
  readHeader(headers, REPLAY_FOR);

/** The message that replays a dead letter, for the group that failed to handle it. */
export const toReplayedMessage = (topic: string, message: EachMessagePayload['message']): OutgoingMessage => {
  const headers = Object.entries(message.headers ?? {}).filter(([name]) => !name.startsWith('dead-'));
  const group = readHeader(message.headers, 'dead-group') ?? '';
  return {
    topic,
    key: message.key,
    value: message.value,
    headers: { ...Object.fromEntries(headers), [REPLAY_FOR]: group },
  };
};
