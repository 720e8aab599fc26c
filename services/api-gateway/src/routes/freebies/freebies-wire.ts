import { z } from 'zod';
import { Id, Instant, listOf, PageQuery, Picture } from '../../wire/schemas.ts';

export const freebieCategories = [
  'FAQ',
  'Info',
  'Guitar',
  'Bass Guitar',
  'Drums',
  'Piano & Keyboard',
  'Sound Engineering',
] as const;
const FreebieCategory = z.enum(freebieCategories).meta({ id: 'FreebieCategory' });

export const FreebieCard = z
  .object({
    _id: z.string(),
    title: z.string(),
    subtitle: z.string(),
    catagory: FreebieCategory,
    thumbnail: Picture,
    youtube: z.string().nullable().meta({ description: 'Address of a YouTube video' }),
    hasDocuments: z.boolean(),
    createdAt: Instant,
  })
  .meta({ id: 'FreebieCard' });
export type FreebieCard = z.infer<typeof FreebieCard>;

export const Freebie = FreebieCard.extend({
  description: z.string().meta({ description: 'Sanitised HTML (decision L5)' }),
  documents: z.array(z.object({ path: z.string(), name: z.string() })),
  carouselList: z.array(z.string()).meta({ description: 'Paths of pictures' }),
}).meta({ id: 'Freebie' });
export type Freebie = z.infer<typeof Freebie>;

export const FreebieList = listOf(FreebieCard).extend({
  categories: z.array(
    z.object({ catagory: FreebieCategory, count: z.number().int() }).meta({ id: 'FreebieCount' }),
  ),
});
export const FreebieQuery = PageQuery.extend({ catagory: FreebieCategory.optional() });

export const incompleteMessage = 'Any of the field is not fillup!!!';
const requiredText = z.string(incompleteMessage).trim().min(1, incompleteMessage).max(300, incompleteMessage);
const requiredHtml = z
  .string(incompleteMessage)
  .trim()
  .min(1, incompleteMessage)
  .max(100_000, incompleteMessage);
const bengaliText = z.string().trim().max(300).optional();

export const FreebieForm = z
  .object({
    title: requiredText,
    titleBn: bengaliText,
    subtitle: requiredText,
    subtitleBn: bengaliText,
    catagory: z.enum(freebieCategories, incompleteMessage),
    description: requiredHtml,
    descriptionBn: z.string().max(100_000).optional(),
    youtube: z.union([z.literal(''), z.url(incompleteMessage).max(300)]).optional(),
    _id: Id.optional(),
  })
  .meta({ id: 'FreebieForm' });
export const FreebieChanges = FreebieForm.omit({ _id: true })
  .partial()
  .meta({ id: 'FreebieChanges', description: 'All fields are optional; missing fields stay unchanged' });
