import type { Freebie as StoredFreebie } from '@sargam/proto/catalogue/v1/freebies';
import type { z } from 'zod';
import type { StoredFile } from '../../wire/files.ts';
import { instant } from '../../wire/instants.ts';
import { inLanguage, type Language } from '../../wire/language.ts';
import { mediaPath, picturePath } from '../../wire/pictures.ts';
import { mergedText } from '../../wire/texts.ts';
import { type Freebie, type FreebieCard, type FreebieChanges, freebieCategories } from './freebies-wire.ts';

export const categoryOf = (text: string): FreebieCard['catagory'] =>
  freebieCategories.find((category) => category === text) ?? 'Info';

export const toFreebieCard = (freebie: StoredFreebie, language: Language): FreebieCard => ({
  _id: freebie.id,
  title: inLanguage(freebie.title, language),
  subtitle: inLanguage(freebie.subtitle, language),
  catagory: categoryOf(freebie.category),
  thumbnail: picturePath(freebie.thumbnail),
  youtube: freebie.youtube || null,
  hasDocuments: freebie.hasDocuments,
  createdAt: instant(freebie.createdAt),
});

export const toFreebie = (freebie: StoredFreebie, language: Language): Freebie => ({
  ...toFreebieCard(freebie, language),
  description: inLanguage(freebie.description, language),
  documents: freebie.documents.map(({ key, name }) => ({ path: mediaPath(key), name })),
  carouselList: freebie.carousel.map(mediaPath),
});

interface Files {
  readonly thumbnail: StoredFile | undefined;
  readonly documents: readonly StoredFile[];
  readonly carouselList: readonly StoredFile[];
}

/** The freebie with what the form gives changed, and the rest as it was; files of a kind replace all of that kind. */
export const withFreebieChanges = (
  before: StoredFreebie,
  form: z.output<typeof FreebieChanges>,
  { thumbnail, documents, carouselList }: Files,
): StoredFreebie => ({
  ...before,
  title: mergedText(before.title, form.title, form.titleBn),
  subtitle: mergedText(before.subtitle, form.subtitle, form.subtitleBn),
  category: form.catagory ?? before.category,
  description: mergedText(before.description, form.description, form.descriptionBn),
  youtube: form.youtube ?? before.youtube,
  thumbnail: thumbnail?.key ?? before.thumbnail,
  documents:
    documents.length > 0
      ? documents.map(({ key, originalName }) => ({ key, name: originalName }))
      : before.documents,
  carousel: carouselList.length > 0 ? carouselList.map(({ key }) => key) : before.carousel,
});
