import type { EachMessagePayload, IHeaders } from 'kafkajs';
import { headerText } from './headers.ts';
import { deadName } from './kafka.ts';
import type { Outgoing } from './publisher.ts';

/** Who gave up on an event, and over what. */
export interface Burial {
  readonly group: string;
  readonly error: unknown;
  readonly tries: number;
  readonly at: Date;
}

type Origin = Pick<EachMessagePayload, 'topic' | 'partition' | 'message'>;

const MAX_WORDS = 1000;

/** The event as it goes to the dead-letter topic: as it came, with where it came from and what was wrong. */
export const deadLetter = ({ topic, partition, message }: Origin, id: string, burial: Burial): Outgoing => ({
  topic: deadName(topic),
  key: message.key,
  value: message.value,
  headers: {
    ...message.headers,
    id,
    'dead-topic': topic,
    'dead-partition': String(partition),
    'dead-offset': message.offset,
    'dead-group': burial.group,
    'dead-tries': String(burial.tries),
    'dead-error': String(burial.error).slice(0, MAX_WORDS),
    'dead-at': burial.at.toISOString(),
  },
});

const REPLAY_FOR = 'replay-for';

/** The group that a replayed event is for; undefined when it is published for all. */
export const replayGroupOf = (headers: IHeaders | undefined): string | undefined =>
  headerText(headers, REPLAY_FOR);

/** The dead letter as it goes back to its topic, for the group that gave up on it and no other. */
export const revived = (topic: string, message: EachMessagePayload['message']): Outgoing => {
  const kept = Object.entries(message.headers ?? {}).filter(([name]) => !name.startsWith('dead-'));
  const group = headerText(message.headers, 'dead-group') ?? '';
  return {
    topic,
    key: message.key,
    value: message.value,
    headers: { ...Object.fromEntries(kept), [REPLAY_FOR]: group },
  };
};
