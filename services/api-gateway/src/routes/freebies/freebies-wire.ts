import type {
  ListFreebiesResponse,
  FreebieCount as StoredCount,
  Freebie as StoredFreebie,
} from '@sargam/proto/catalogue/v1/freebies';
import { z } from 'zod';
import type { StoredFile } from '../../wire/files.ts';
import { Id, mediaPath, PageQuery } from '../../wire/schemas.ts';
import { mergeText } from '../../wire/texts.ts';
import {
  each,
  field,
  flag,
  instant,
  integer,
  listOf,
  localized,
  picture,
  text,
  textList,
  textOrNull,
  view,
} from '../../wire/view.ts';

const freebieCategories = [
  'FAQ',
  'Info',
  'Guitar',
  'Bass Guitar',
  'Drums',
  'Piano & Keyboard',
  'Sound Engineering',
] as const;
const FreebieCategory = z.enum(freebieCategories).meta({ id: 'FreebieCategory' });

const freebieCategory = <M>(read: (message: M) => string) =>
  field(
    FreebieCategory,
    (message: M) => freebieCategories.find((category) => category === read(message)) ?? 'Info',
  );

export const FreebieCard = view<StoredFreebie>('FreebieCard')({
  _id: text((freebie) => freebie.id),
  title: localized((freebie) => freebie.title),
  subtitle: localized((freebie) => freebie.subtitle),
  catagory: freebieCategory((freebie) => freebie.category),
  thumbnail: picture((freebie) => freebie.thumbnail),
  youtube: textOrNull((freebie) => freebie.youtube, 'Address of a YouTube video'),
  hasDocuments: flag((freebie) => freebie.hasDocuments),
  createdAt: instant((freebie) => freebie.createdAt),
});

const FreebieDocument = view<StoredFreebie['documents'][number]>()({
  path: text((document) => mediaPath(document.key)),
  name: text((document) => document.name),
});

export const Freebie = view<StoredFreebie>('Freebie')({
  ...FreebieCard.fields,
  description: localized((freebie) => freebie.description, 'Sanitised HTML (decision L5)'),
  documents: each(FreebieDocument, (freebie) => freebie.documents),
  carouselList: textList((freebie) => freebie.carousel.map(mediaPath), 'Paths of pictures'),
});

const FreebieCount = view<StoredCount>('FreebieCount')({
  catagory: freebieCategory((count) => count.category),
  count: integer((count) => count.freebies),
});

export const FreebieList = view<ListFreebiesResponse>()({
  ...listOf(FreebieCard, 'freebies').fields,
  categories: each(FreebieCount, (list) => list.categories),
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

interface FreebieFiles {
  readonly thumbnail: StoredFile | undefined;
  readonly documents: readonly StoredFile[];
  readonly carouselList: readonly StoredFile[];
}

/** Changes the fields given in the form and keeps the others. New files replace all files of the same kind. */
export const applyFreebieChanges = (
  before: StoredFreebie,
  form: z.output<typeof FreebieChanges>,
  { thumbnail, documents, carouselList }: FreebieFiles,
): StoredFreebie => ({
  ...before,
  title: mergeText(before.title, form.title, form.titleBn),
  subtitle: mergeText(before.subtitle, form.subtitle, form.subtitleBn),
  category: form.catagory ?? before.category,
  description: mergeText(before.description, form.description, form.descriptionBn),
  youtube: form.youtube ?? before.youtube,
  thumbnail: thumbnail?.key ?? before.thumbnail,
  documents:
    documents.length > 0
      ? documents.map(({ key, originalName }) => ({ key, name: originalName }))
      : before.documents,
  carousel: carouselList.length > 0 ? carouselList.map(({ key }) => key) : before.carousel,
});
