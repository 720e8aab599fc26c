import { z } from 'zod';
import { Id } from '../../wire/schemas.ts';

const requiredText = z.string().trim().min(1, 'required');
const percentage = z.coerce.number().int().min(0).max(100);
const flag = z.enum(['true', 'false']).optional();

export const InstructorForm = z
  .object({
    name: requiredText,
    nameBn: z.string().optional(),
    bio: requiredText,
    bioBn: z.string().optional(),
    band: requiredText,
    percentage,
    featured: flag,
    _id: Id.optional(),
  })
  .meta({ id: 'InstructorForm' });
export const InstructorChanges = InstructorForm.omit({ _id: true })
  .partial()
  .meta({ id: 'InstructorChanges', description: 'All fields are optional; missing fields stay unchanged' });
