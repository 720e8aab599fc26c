import type { Freebie as StoredFreebie } from '@sargam/proto/catalogue/v1/freebies';
import type { z } from 'zod';
import type { StoredFile } from '../../wire/files.ts';
import { type Language, localize } from '../../wire/language.ts';
import { mediaPath, picturePath, toIsoInstant } from '../../wire/schemas.ts';
import { mergeText } from '../../wire/texts.ts';
import { type Freebie, type FreebieCard, type FreebieChanges, freebieCategories } from './freebies-wire.ts';

export const toFreebieCategory = (text: string): FreebieCard['catagory'] =>
  freebieCategories.find((category) => category === text) ?? 'Info';

export const toFreebieCard = (freebie: StoredFreebie, language: Language): FreebieCard => ({
  _id: freebie.id,
  title: localize(freebie.title, language),
  subtitle: localize(freebie.subtitle, language),
  catagory: toFreebieCategory(freebie.category),
  thumbnail: picturePath(freebie.thumbnail),
  youtube: freebie.youtube || null,
  hasDocuments: freebie.hasDocuments,
  createdAt: toIsoInstant(freebie.createdAt),
});

export const toFreebie = (freebie: StoredFreebie, language: Language): Freebie => ({
  ...toFreebieCard(freebie, language),
  description: localize(freebie.description, language),
  documents: freebie.documents.map(({ key, name }) => ({ path: mediaPath(key), name })),
  carouselList: freebie.carousel.map(mediaPath),
});

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
