import type { Instructor } from '@sargam/proto/catalogue/v1/instructors';
import { z } from 'zod';
import {
  bilingual,
  field,
  flag,
  instant,
  integer,
  picture,
  responseOf,
  text,
  textList,
} from '../../api/response.ts';

// Services return 0 to callers who may not see the percentage.
const Percentage = z.number().int().optional().meta({ description: 'Only for callers who may see it' });

export const InstructorCard = responseOf<Instructor>('InstructorCard')({
  _id: text((instructor) => instructor.id),
  name: bilingual((instructor) => instructor.name),
  bio: bilingual((instructor) => instructor.bio),
  band: text((instructor) => instructor.band),
  photo: picture((instructor) => instructor.photo),
  banner: picture((instructor) => instructor.banner),
  course: textList((instructor) => instructor.courseIds),
  published: flag((instructor) => instructor.published),
  featured: flag((instructor) => instructor.featured),
  percentage: field(Percentage, ({ sharePercent }) => (sharePercent > 0 ? sharePercent : undefined)),
  createdAt: instant((instructor) => instructor.createdAt),
  version: integer((instructor) => instructor.version, 'Increases with every change'),
});
