import type { Translate } from './translate.ts';

const number = /\d[\d,]*/g;

/** The name of a field's English message in the texts: its words, with `n` for each number. `Not less than 20` is `not_less_than_n`. */
export const fieldTextName = (message: string): string =>
  message
    .toLowerCase()
    .replace(number, 'n')
    .replace(/[^a-z]+/g, '_')
    .replace(/^_|_$/g, '');

/** The text of a field's English message; undefined for an unknown one. Its first two numbers are the placeholders `a` and `b`. */
export const findFieldText = (t: Translate, message: string): string | undefined => {
  const key = `kit.field.${fieldTextName(message)}`;
  const [a = 0, b = 0] = (message.match(number) ?? []).map((digits) => Number(digits.replaceAll(',', '')));
  const text = t(key, { a, b });
  return text === key ? undefined : text;
};
