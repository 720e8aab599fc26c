import type { FieldError } from '@sargam/chassis/errors';

export const ratings = [1, 2, 3, 4, 5] as const;

export interface ReviewForm {
  readonly rating: number;
  readonly content: string;
}

const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' });
/** Counted as people see letters, so that a Bengali letter with its signs is one. */
const countLetters = (text: string): number => [...graphemes.segment(text)].length;

const minLetters = 10;
const maxLetters = 2000;

/** One form of each letter, without control characters; line breaks stay. */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .trim();

export const validateReview = ({ rating, content }: ReviewForm): readonly FieldError[] => [
  ...(ratings.some((known) => known === rating)
    ? []
    : [{ field: 'rating', message: 'Choose one to five stars.' }]),
  ...validateLength(content, minLetters),
];

const validateLength = (text: string, least: number): readonly FieldError[] => {
  const letters = countLetters(text);
  if (letters < least) return [{ field: 'text', message: `At least ${least} letters` }];
  return letters > maxLetters ? [{ field: 'text', message: 'Too Long!' }] : [];
};

export const validateAnswer = (answer: string): readonly FieldError[] =>
  answer === '' ? [{ field: 'text', message: 'This is required' }] : validateLength(answer, 1);
