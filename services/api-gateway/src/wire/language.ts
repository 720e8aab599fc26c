import type { LocalizedText } from '@sargam/proto/common/v1/text';

export type Language = 'en' | 'bn';

interface LanguagePreference {
  readonly tag: string;
  readonly weight: number;
}

const parsePreference = (part: string): LanguagePreference => {
  const [tag = '', ...options] = part.trim().toLowerCase().split(';');
  const quality = options.map((option) => option.trim()).find((option) => option.startsWith('q='));
  return { tag, weight: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
};

const weightOf = (wishes: readonly LanguagePreference[], language: Language): number =>
  Math.max(
    0,
    ...wishes.filter(({ tag }) => tag === language || tag.startsWith(`${language}-`)).map((w) => w.weight),
  );

/** The language that an accept-language header prefers among ours; English where it says nothing of either. */
export const negotiateLanguage = (header: string | undefined): Language => {
  if (header === undefined || !header.toLowerCase().includes('bn')) return 'en';
  const wishes = header.slice(0, 200).split(',').map(parsePreference);
  return weightOf(wishes, 'bn') > weightOf(wishes, 'en') ? 'bn' : 'en';
};

/** The text in this language; English where the Bengali is empty. */
export const localize = (text: LocalizedText | undefined, language: Language): string =>
  (language === 'bn' && text?.bn) || text?.en || '';
