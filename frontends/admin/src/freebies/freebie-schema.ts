import type { ApiSchemas } from '@sargam/kit';
import { z } from '@sargam/kit/forms';
import { optionalFile } from '../form/index.ts';

export type Freebie = ApiSchemas['Freebie'];

export const freebieCategories = [
  'Guitar',
  'FAQ',
  'Info',
  'Bass Guitar',
  'Drums',
  'Piano & Keyboard',
  'Sound Engineering',
] as const satisfies readonly Freebie['catagory'][];

/** The message of every missing field. */
export const incomplete = 'admin.form.not_filled';
const required = z.string().trim().min(1, incomplete);
const optional = z.string().trim();
const files = z.array(z.instanceof(File));

const fields = {
  titleBn: optional,
  subtitleBn: optional,
  descriptionBn: optional,
  youtube: z.union([z.literal(''), z.url(incomplete)]),
  thumbnail: optionalFile,
  documents: files,
  carouselList: files,
};

/** A new freebie needs its texts, and a YouTube link or pictures; a document is optional. */
export const newFreebieSchema = z
  .object({
    ...fields,
    title: required,
    subtitle: required,
    description: required,
    catagory: z.enum(freebieCategories, { error: incomplete }),
  })
  .refine(({ youtube, carouselList }) => youtube !== '' || carouselList.length > 0, {
    error: incomplete,
    path: ['youtube'],
  });

/** Every field of a saved freebie is optional: an empty one leaves the text unchanged. */
export const freebieSchema = z.object({
  ...fields,
  title: optional,
  subtitle: optional,
  description: optional,
  catagory: z.enum(freebieCategories),
});
export type FreebieValues = z.output<typeof freebieSchema>;

export const toFreebieValues = (freebie?: Freebie) => ({
  title: freebie?.title ?? '',
  titleBn: freebie?.titleBn ?? '',
  subtitle: freebie?.subtitle ?? '',
  subtitleBn: freebie?.subtitleBn ?? '',
  description: freebie?.description ?? '',
  descriptionBn: freebie?.descriptionBn ?? '',
  catagory: freebie?.catagory ?? ('' as Freebie['catagory']),
  youtube: freebie?.youtube ?? '',
  thumbnail: undefined as File | undefined,
  documents: [] as File[],
  carouselList: [] as File[],
});
export type FreebieInput = ReturnType<typeof toFreebieValues>;
