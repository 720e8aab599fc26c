import type { LocalizedText } from '@sargam/proto/common/v1/text';

/** Replaces the languages that are given and keeps the others. */
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

/** Splits texts at semicolons into items; the nth Bengali item belongs to the nth English item. */
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
