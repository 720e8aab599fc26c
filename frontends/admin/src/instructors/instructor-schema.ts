import type { ApiSchemas } from '@sargam/kit';
import { optionalNumber, wholeNumber, z } from '@sargam/kit/forms';

const required = 'kit.form.required';
const text = z.string().trim();
const requiredText = text.min(1, required);
const picture = z.file().optional();
const requiredPicture = picture.refine((file) => file !== undefined, required);
const percentage = wholeNumber({ required }).pipe(
  z.number().max(100, 'admin.instructor_form.percentage_range'),
);
const bengali = { nameBn: text, bioBn: text };

/** A new profile: all fields except the Bengali texts are required. */
export const newInstructor = z.object({
  ...bengali,
  name: requiredText,
  bio: requiredText,
  band: requiredText,
  percentage,
  featured: z.boolean(),
  photo: requiredPicture,
  banner: requiredPicture,
});

/** Changes of a profile: all fields are optional. */
export const instructorChanges = z.object({
  ...bengali,
  name: text,
  bio: text,
  band: text,
  percentage: optionalNumber(percentage),
  featured: z.boolean(),
  photo: picture,
  banner: picture,
});

export type InstructorInput = z.input<typeof newInstructor>;
type InstructorValues = z.output<typeof instructorChanges>;

export const emptyInstructor: InstructorInput = {
  name: '',
  nameBn: '',
  bio: '',
  bioBn: '',
  band: '',
  percentage: '',
  featured: false,
  photo: undefined,
  banner: undefined,
};

type Instructor = Pick<
  ApiSchemas['InstructorPage'],
  'name' | 'nameBn' | 'bio' | 'bioBn' | 'band' | 'percentage' | 'featured'
>;

/** The values of the form for a saved profile in both languages. */
export const toInstructorInput = (instructor: Instructor): InstructorInput => ({
  ...emptyInstructor,
  name: instructor.name,
  nameBn: instructor.nameBn ?? '',
  bio: instructor.bio,
  bioBn: instructor.bioBn ?? '',
  band: instructor.band,
  percentage: String(instructor.percentage ?? 0),
  featured: instructor.featured,
});

/** The parts of the request: empty texts are left out, so that they stay unchanged. */
export const toInstructorRequest = ({ photo, banner, featured, percentage, ...texts }: InstructorValues) => ({
  fields: {
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== '')),
    percentage,
    featured,
  },
  files: { photo, banner },
});
