import { z } from 'zod';
import { Id, Instant, Tier } from '../../wire/schemas.ts';
import { CourseCard } from '../course/course-wire.ts';

export const ClassroomCourse = CourseCard.extend({
  tier: Tier,
  endsAt: Instant,
  startedAt: Instant,
  active: z.boolean(),
  lessonsTotal: z.number().int(),
  lessonsCompleted: z.number().int(),
  nextLesson: z
    .object({
      _id: z.string(),
      title: z.string().meta({ description: 'Empty while lessons are unavailable' }),
    })
    .nullable(),
}).meta({ id: 'ClassroomCourse' });
export type ClassroomCourse = z.infer<typeof ClassroomCourse>;

export const Position = z
  .object({ lesson: Id, seconds: z.number().min(0).max(86_400).transform(Math.floor) })
  .meta({ id: 'Position' });
