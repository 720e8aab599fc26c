import type { Instructor } from '@sargam/proto/catalogue/v1/catalogue';
import { z } from 'zod';
import { type Language, localize } from '../../wire/language.ts';
import { Instant, Picture, picturePath, toIsoInstant } from '../../wire/schemas.ts';

export const InstructorCard = z
  .object({
    _id: z.string(),
    name: z.string(),
    bio: z.string(),
    band: z.string(),
    photo: Picture,
    course: z.array(z.string()),
    published: z.boolean(),
    featured: z.boolean(),
    percentage: z.number().int().optional().meta({ description: 'Only for callers who may see it' }),
    createdAt: Instant,
  })
  .meta({ id: 'InstructorCard' });
export type InstructorCard = z.infer<typeof InstructorCard>;

export const toInstructorCard = (instructor: Instructor, language: Language): InstructorCard => ({
  _id: instructor.id,
  name: localize(instructor.name, language),
  bio: localize(instructor.bio, language),
  band: instructor.band,
  photo: picturePath(instructor.photo),
  course: instructor.courseIds,
  published: instructor.published,
  featured: instructor.featured,
  // Services return 0 to callers who may not see the percentage.
  ...(instructor.sharePercent > 0 && { percentage: instructor.sharePercent }),
  createdAt: toIsoInstant(instructor.createdAt),
});
