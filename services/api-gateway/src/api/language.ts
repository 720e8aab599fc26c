import type { LocalizedText } from '@sargam/proto/common/v1/text';

export type Language = 'en' | 'bn';

/** The texts of a response: one language, or English with the Bengali text beside it (decision B3). */
export type TextChoice = Language | 'both';

interface LanguagePreference {
  readonly tag: string;
  readonly weight: number;
}

const parsePreference = (part: string): LanguagePreference => {
  const [tag = '', ...options] = part.trim().toLowerCase().split(';');
  const quality = options.map((option) => option.trim()).find((option) => option.startsWith('q='));
  return { tag, weight: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
};

const weightOf = (preferences: readonly LanguagePreference[], language: Language): number =>
  Math.max(
    0,
    ...preferences
      .filter(({ tag }) => tag === language || tag.startsWith(`${language}-`))
      .map((preference) => preference.weight),
  );

/** The supported language that an accept-language header prefers; English if the header names neither. */
export const negotiateLanguage = (header: string | undefined): Language => {
  if (header === undefined || !header.toLowerCase().includes('bn')) return 'en';
  const preferences = header.slice(0, 200).split(',').map(parsePreference);
  return weightOf(preferences, 'bn') > weightOf(preferences, 'en') ? 'bn' : 'en';
};

/** The text in the language; English if the Bengali text is empty. With `both` the English text. */
export const localize = (text: LocalizedText | undefined, language: TextChoice): string =>
  (language === 'bn' && text?.bn) || text?.en || '';
