import type { Instructor } from '@sargam/proto/catalogue/v1/instructors';
import { z } from 'zod';
import { orBlankField, valueOrPrevious } from '../../api/blank-fields.ts';
import { digitsField } from '../../api/digits.ts';
import { basedOnVersion, Id } from '../../api/schemas.ts';
import { mergeText } from '../../api/texts.ts';

const requiredText = (most: number) => z.string().trim().min(1, 'This is required').max(most);
const percentage = digitsField(0, 100);
const flag = z.enum(['true', 'false']).optional();

export const InstructorForm = z
  .object({
    name: requiredText(200),
    nameBn: z.string().max(200).optional(),
    bio: requiredText(20_000),
    bioBn: z.string().max(20_000).optional(),
    band: requiredText(200),
    percentage,
    featured: flag,
    _id: Id.optional(),
  })
  .meta({ id: 'InstructorForm' });
export const InstructorChanges = InstructorForm.omit({ _id: true })
  .partial()
  .extend({ percentage: orBlankField(percentage), version: basedOnVersion })
  .meta({ id: 'InstructorChanges', description: 'All fields are optional; missing fields stay unchanged' });

interface PictureKeys {
  readonly photo?: string;
  readonly banner?: string;
}

/** Changes the fields given in the form and keeps the others. */
export const applyInstructorChanges = (
  before: Instructor,
  form: z.output<typeof InstructorChanges>,
  pictures: PictureKeys,
): Instructor => ({
  ...before,
  name: mergeText(before.name, form.name, form.nameBn),
  bio: mergeText(before.bio, form.bio, form.bioBn),
  band: form.band ?? before.band,
  sharePercent: valueOrPrevious(form.percentage, before.sharePercent),
  featured: form.featured === undefined ? before.featured : form.featured === 'true',
  photo: pictures.photo ?? before.photo,
  banner: pictures.banner ?? before.banner,
});
