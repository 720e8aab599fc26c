import type { Instructor, ListInstructorsResponse } from '@sargam/proto/catalogue/v1/catalogue';
import type { z } from 'zod';
import type { Language } from '../../wire/language.ts';
import { mergeText } from '../../wire/texts.ts';
import { toInstructorCard } from '../cards/instructor-card.ts';
import type { InstructorChanges } from './instructor-wire.ts';

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
  sharePercent: form.percentage ?? before.sharePercent,
  featured: form.featured === undefined ? before.featured : form.featured === 'true',
  photo: pictures.photo ?? before.photo,
  banner: pictures.banner ?? before.banner,
});

export const toInstructorList = ({ instructors, total }: ListInstructorsResponse, language: Language) => ({
  data: instructors.map((instructor) => toInstructorCard(instructor, language)),
  total,
});
