import { z } from 'zod';
import { each, field, instant, integer, responseOf, text } from '../../api/response.ts';
import { upstreams } from '../../upstream/upstreams.ts';
import type { CollectedDeadLetter, DeadLetters } from './collect-dead-letters.ts';

const DeadLetterResponse = responseOf<CollectedDeadLetter>('DeadLetter')({
  _id: text(({ eventId }) => eventId, 'Id of the event'),
  service: field(z.enum(upstreams), ({ service }) => service),
  topic: text(({ topic }) => topic),
  group: text(({ group }) => group, 'The consumer group that failed to handle the event'),
  at: instant(({ at }) => at),
  error: text(({ error }) => error, 'The last error; empty if it is not known'),
});

export const DeadLettersResponse = responseOf<DeadLetters>('DeadLetters')({
  data: each(DeadLetterResponse, ({ deadLetters }) => deadLetters, 'At most 100'),
  total: integer(({ total }) => total),
  missing: field(
    z.array(z.enum(upstreams)).meta({ description: 'Services that did not answer' }),
    ({ missing }) => [...missing],
  ),
});
