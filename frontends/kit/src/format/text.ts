/** Created on first use: on a phone this takes longer than the rest of the start-up code. */
let segmenter: Intl.Segmenter | undefined;

/** Each ASCII character is one grapheme. */
const asciiOnly = /^[ -~]*$/;

/** Splits a text into user-perceived characters: রবীন্দ্র has three. */
export const splitGraphemes = (text: string): string[] => {
  if (asciiOnly.test(text)) return [...text];
  segmenter ??= new Intl.Segmenter('bn', { granularity: 'grapheme' });
  return [...segmenter.segment(text.normalize('NFC'))].map((part) => part.segment);
};

/** The first `max` graphemes, cut at a space when one is near, never inside a conjunct. */
export const truncateText = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const all = splitGraphemes(text);
  if (all.length <= max) return text;
  let out = all.slice(0, max).join('');
  const space = out.lastIndexOf(' ');
  if (space > out.length * 0.6) out = out.slice(0, space);
  return `${out.replace(/(?:[\s।,;:\u2013-]|\u09CD|\u200C|\u200D)+$/u, '')}…`;
};

const conjunctions = { en: 'and', bn: 'ও' } as const;

/** guitar, drums and piano / গিটার, ড্রামস ও পিয়ানো */
export const formatList = (items: readonly string[], language: 'en' | 'bn'): string =>
  items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} ${conjunctions[language]} ${items.at(-1)}`;
