import { z } from 'zod';
import { Id, Instant, Picture } from '../../wire/schemas.ts';

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
    percentage: z.number().int().optional().meta({ description: 'Only for those who may see it' }),
    createdAt: Instant,
  })
  .meta({ id: 'InstructorCard' });
export type InstructorCard = z.infer<typeof InstructorCard>;

const words = z.string().trim().min(1, 'required');
const percentage = z.coerce.number().int().min(0).max(100);
const flag = z.enum(['true', 'false']).optional();

export const InstructorForm = z
  .object({
    name: words,
    nameBn: z.string().optional(),
    bio: words,
    bioBn: z.string().optional(),
    band: words,
    percentage,
    featured: flag,
    _id: Id.optional(),
  })
  .meta({ id: 'InstructorForm' });
export const InstructorChanges = InstructorForm.omit({ _id: true })
  .partial()
  .meta({ id: 'InstructorChanges', description: 'Every field is optional; what is left out stays' });
