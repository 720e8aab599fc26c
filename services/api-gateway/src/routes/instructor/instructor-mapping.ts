import type { Instructor, ListInstructorsResponse } from '@sargam/proto/catalogue/v1/catalogue';
import type { z } from 'zod';
import { instant } from '../../wire/instants.ts';
import { inLanguage, type Language } from '../../wire/language.ts';
import { picturePath } from '../../wire/pictures.ts';
import { mergedText } from '../../wire/texts.ts';
import type { InstructorCard, InstructorChanges } from './instructor-wire.ts';

export const toInstructorCard = (instructor: Instructor, language: Language): InstructorCard => ({
  _id: instructor.id,
  name: inLanguage(instructor.name, language),
  bio: inLanguage(instructor.bio, language),
  band: instructor.band,
  photo: picturePath(instructor.photo),
  course: instructor.courseIds,
  published: instructor.published,
  featured: instructor.featured,
  // 0 is what services answer to those who may not see it.
  ...(instructor.sharePercent > 0 && { percentage: instructor.sharePercent }),
  createdAt: instant(instructor.createdAt),
});

interface Pictures {
  readonly photo?: string;
  readonly banner?: string;
}

/** The profile with what the form gives changed, and the rest as it was. */
export const withInstructorChanges = (
  before: Instructor,
  form: z.output<typeof InstructorChanges>,
  pictures: Pictures,
): Instructor => ({
  ...before,
  name: mergedText(before.name, form.name, form.nameBn),
  bio: mergedText(before.bio, form.bio, form.bioBn),
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
