import type { Loop as StoredLoop } from '@sargam/proto/learning/v1/practice';
import { z } from 'zod';
import { field, responseOf, text } from '../../api/response.ts';
import { Id } from '../../api/schemas.ts';

const seconds = z.number().min(0).max(86_400);

export const Loop = responseOf<StoredLoop>(
  'Loop',
  'A named part of a lesson, which a student practises',
)({
  id: text((loop) => loop.id),
  name: text((loop) => loop.name),
  start: field(z.number().meta({ description: 'Seconds, to a tenth' }), (loop) => loop.startTenths / 10),
  end: field(z.number().meta({ description: 'Seconds, to a tenth' }), (loop) => loop.endTenths / 10),
});

export const LoopForm = z
  .object({
    name: z.string().trim().min(1).max(60),
    start: seconds.meta({ description: 'Seconds, rounded to a tenth' }),
    end: seconds.meta({ description: 'At least half a second after the start' }),
  })
  .meta({ id: 'LoopForm' });

export const LoopParams = z.object({ lessonId: Id, id: Id });

/** Seconds of the wire as tenths of the contract. */
export const toTenths = (value: number): number => Math.round(value * 10);
