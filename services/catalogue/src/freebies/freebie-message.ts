import { sanitizeRichText } from '@sargam/chassis/rich-text';
import type { Freebie as FreebieMessage } from '@sargam/proto/catalogue/v1/freebies';
import { parseLocalizedText } from '../localized-text.ts';
import { type Freebie, type FreebieDraft, freebieCategories } from './freebie.ts';

export const toFreebieMessage = (freebie: Freebie): FreebieMessage => ({
  ...freebie,
  documents: [...freebie.documents],
  carousel: [...freebie.carousel],
  hasDocuments: freebie.documents.length > 0,
});

/** For lists: without the fields that only the freebie's own page shows. */
export const toFreebieSummary = (freebie: Freebie): FreebieMessage => ({
  ...toFreebieMessage(freebie),
  description: { en: '', bn: '' },
  documents: [],
  carousel: [],
});

export const parseFreebieCategory = (text: string) =>
  freebieCategories.find((category) => category === text.trim());

export const parseFreebie = (message: FreebieMessage | undefined): FreebieDraft => {
  const description = parseLocalizedText(message?.description);
  return {
    title: parseLocalizedText(message?.title),
    subtitle: parseLocalizedText(message?.subtitle),
    category: parseFreebieCategory(message?.category ?? ''),
    description: { en: sanitizeRichText(description.en), bn: sanitizeRichText(description.bn) },
    thumbnail: message?.thumbnail ?? '',
    youtube: message?.youtube.trim() ?? '',
    documents: (message?.documents ?? []).map(({ key, name }) => ({ key, name })),
    carousel: message?.carousel ?? [],
  };
};
