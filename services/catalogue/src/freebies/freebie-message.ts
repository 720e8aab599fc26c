import type { Freebie as FreebieMessage } from '@sargam/proto/catalogue/v1/freebies';
import { safeHtml } from '../html/safe-html.ts';
import { parseWords } from '../words.ts';
import { type Freebie, type FreebieDraft, freebieCategories } from './freebie.ts';

export const freebieMessage = ({ version: _, ...freebie }: Freebie): FreebieMessage => ({
  ...freebie,
  documents: [...freebie.documents],
  carousel: [...freebie.carousel],
  hasDocuments: freebie.documents.length > 0,
});

/** As lists show it: what only its own page needs is left out. */
export const freebieCard = (freebie: Freebie): FreebieMessage => ({
  ...freebieMessage(freebie),
  description: { en: '', bn: '' },
  documents: [],
  carousel: [],
});

export const parseFreebieCategory = (text: string) =>
  freebieCategories.find((category) => category === text.trim());

export const parseFreebie = (message: FreebieMessage | undefined): FreebieDraft => {
  const description = parseWords(message?.description);
  return {
    title: parseWords(message?.title),
    subtitle: parseWords(message?.subtitle),
    category: parseFreebieCategory(message?.category ?? ''),
    description: { en: safeHtml(description.en), bn: safeHtml(description.bn) },
    thumbnail: message?.thumbnail ?? '',
    youtube: message?.youtube.trim() ?? '',
    documents: (message?.documents ?? []).map(({ key, name }) => ({ key, name })),
    carousel: message?.carousel ?? [],
  };
};
