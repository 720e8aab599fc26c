import type { LocalizedText } from '@sargam/proto/common/v1/text';

/** The text with what is given replaced. */
export const mergeText = (
  before: LocalizedText | undefined,
  en: string | undefined,
  bn: string | undefined,
): LocalizedText => ({ en: en ?? before?.en ?? '', bn: bn ?? before?.bn ?? '' });

const splitItems = (text: string): string[] =>
  text
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Items with semicolons between them, the Bengali ones by their place beside the English. */
export const splitText = (
  en: string | undefined,
  bn: string | undefined,
  before: readonly LocalizedText[] = [],
): LocalizedText[] => {
  const english = en === undefined ? before.map((text) => text.en) : splitItems(en);
  const bengali = bn === undefined ? before.map((text) => text.bn) : splitItems(bn);
  return english.map((text, at) => ({ en: text, bn: bengali[at] ?? '' }));
};

/** Replaces U+0000, which databases do not store, with U+FFFD, as HTML parsers do. */
export const replaceNul = (text: string): string => text.replaceAll('\0', '\uFFFD');
