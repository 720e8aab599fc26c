import type {
  ListFreebiesResponse,
  FreebieCount as StoredCount,
  Freebie as StoredFreebie,
} from '@sargam/proto/catalogue/v1/freebies';
import { z } from 'zod';
import type { StoredFile } from '../../api/files.ts';
import {
  bilingual,
  each,
  field,
  flag,
  instant,
  integer,
  listOf,
  picture,
  responseOf,
  text,
  textList,
  textOrNull,
} from '../../api/response.ts';
import { basedOnVersion, Id, mediaPath, PageQuery, TextsQuery } from '../../api/schemas.ts';
import { mergeText } from '../../api/texts.ts';

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

export const FreebieCard = responseOf<StoredFreebie>('FreebieCard')({
  _id: text((freebie) => freebie.id),
  title: bilingual((freebie) => freebie.title),
  subtitle: bilingual((freebie) => freebie.subtitle),
  catagory: freebieCategory((freebie) => freebie.category),
  thumbnail: picture((freebie) => freebie.thumbnail),
  youtube: textOrNull((freebie) => freebie.youtube, 'URL of a YouTube video'),
  hasDocuments: flag((freebie) => freebie.hasDocuments),
  createdAt: instant((freebie) => freebie.createdAt),
  version: integer((freebie) => freebie.version, 'Increases with every change'),
});

const FreebieDocument = responseOf<StoredFreebie['documents'][number]>()({
  _id: text((document) => document.key, 'For removing it'),
  path: text((document) => mediaPath(document.key)),
  name: text((document) => document.name),
});

export const Freebie = responseOf<StoredFreebie>('Freebie')({
  ...FreebieCard.fields,
  description: bilingual((freebie) => freebie.description, 'Sanitised HTML (decision L5)'),
  documents: each(FreebieDocument, (freebie) => freebie.documents),
  carouselList: textList((freebie) => freebie.carousel.map(mediaPath), 'Paths of pictures'),
  carouselIds: textList((freebie) => freebie.carousel, 'For removing one, in the order of the paths'),
});

const FreebieCount = responseOf<StoredCount>('FreebieCount')({
  catagory: freebieCategory((count) => count.category),
  count: integer((count) => count.freebies),
});

export const FreebieList = responseOf<ListFreebiesResponse>()({
  ...listOf(FreebieCard, 'freebies').fields,
  categories: each(FreebieCount, (list) => list.categories),
});
export const FreebieQuery = PageQuery.extend({
  ...TextsQuery.shape,
  catagory: FreebieCategory.optional(),
});

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
  .extend({
    version: basedOnVersion,
    append: z
      .enum(['true', 'false'])
      .optional()
      .meta({ description: 'true: new documents and slides are added behind the existing ones' }),
  })
  .meta({ id: 'FreebieChanges', description: 'All fields are optional; missing fields stay unchanged' });

interface FreebieFiles {
  readonly thumbnail: StoredFile | undefined;
  readonly documents: readonly StoredFile[];
  readonly carouselList: readonly StoredFile[];
}

/** The key of a stored document or slide: the last segment of its path. */
export const FileKey = z.string().regex(/^[\w-]{1,64}\.\w{1,8}$/, 'not a file');

/** Without the document or slide of this key; the same freebie if it has none. */
export const removeFreebieFile = (before: StoredFreebie, key: string): StoredFreebie => {
  const documents = before.documents.filter((document) => document.key !== key);
  const carousel = before.carousel.filter((slide) => slide !== key);
  const isUnchanged = documents.length + carousel.length === before.documents.length + before.carousel.length;
  return isUnchanged ? before : { ...before, documents, carousel };
};

/** New files replace all files of the same kind, or follow them. */
const addFiles = <T>(before: readonly T[], added: readonly T[], isAppended: boolean): T[] => {
  if (added.length === 0) return [...before];
  return isAppended ? [...before, ...added] : [...added];
};

/** Changes the fields given in the form and keeps the others. */
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
  documents: addFiles(
    before.documents,
    documents.map(({ key, originalName }) => ({ key, name: originalName })),
    form.append === 'true',
  ),
  carousel: addFiles(
    before.carousel,
    carouselList.map(({ key }) => key),
    form.append === 'true',
  ),
});
