import type { LocalizedText } from '@sargam/proto/common/v1/text';

/** The text with what is given replaced. */
export const mergedText = (
  before: LocalizedText | undefined,
  en: string | undefined,
  bn: string | undefined,
): LocalizedText => ({ en: en ?? before?.en ?? '', bn: bn ?? before?.bn ?? '' });

const items = (text: string): string[] =>
  text
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Items with semicolons between them, the Bengali ones by their place beside the English. */
export const splitTexts = (
  en: string | undefined,
  bn: string | undefined,
  before: readonly LocalizedText[] = [],
): LocalizedText[] => {
  const english = en === undefined ? before.map((text) => text.en) : items(en);
  const bengali = bn === undefined ? before.map((text) => text.bn) : items(bn);
  return english.map((text, at) => ({ en: text, bn: bengali[at] ?? '' }));
};
