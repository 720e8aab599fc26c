import { domainError } from '../errors/index.ts';
import { forbiddenWords } from './forbidden-words.ts';

export type TextRule = 'email' | 'phone' | 'link' | 'word';

const numberWords: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
    ['শূন্য', 'এক', 'দুই', 'তিন', 'চার', 'পাঁচ', 'ছয়', 'সাত', 'আট', 'নয়'],
  ].flatMap((words) => words.map((word, digit) => [word.normalize('NFKC'), `${digit}`])),
);

/** Lower case, one form of each letter, ASCII digits, without invisible characters. */
const normalise = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/[০-৯]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x09b6));

const emails = [
  /[\w.+-]+\s*@\s*[\w-]+(?:\s*\.\s*[\w-]+)+/,
  /[\w.+-]+\s*[([{]?\s*(?:@|\bat\b)\s*[)\]}]?\s*(?:gmail|yahoo|hotmail|outlook|icloud|proton(?:mail)?)\b/,
];

const topLevelDomains = 'com|net|org|info|io|me|co|bd|in|ly|be|gl|gg|tv|dev|app|xyz|link|page|site|online';
const links = [
  /\b(?:https?|ftp):\/\//,
  /\bwww\.[\w-]/,
  new RegExp(String.raw`(?<![\w.@-])(?:[a-z0-9-]{2,}\.)+(?:${topLevelDomains})\b(?!\.\w)`),
];

/** Digits that are one number as people write it: separated by at most two of space, dot, dash, slash and brackets. */
const joinDigits = (text: string): string => text.replace(/(?<=\d)[\s./()_-]{1,2}(?=\d)/g, '');

/** Number words as digits, because a number can be written in words. */
const wordsToDigits = (text: string): string =>
  text.replace(/[\p{L}\p{M}]+/gu, (word) => numberWords[word] ?? word);

const mobileNumber = /(?<!\d)(?:\+?88)?01[3-9]\d{8}(?!\d)/;
const otherNumbers = [
  // With a country code.
  /\+\s?\d[\d\s./()-]{7,18}\d/,
  // Nine digits and more without a space: tempos and fret numbers are shorter.
  /\d{9,}/,
  // An area code and a number.
  /(?<!\d)0\d{1,4}[\s-]\d{6,8}(?!\d)/,
];
const hasPhoneNumber = (text: string): boolean =>
  mobileNumber.test(joinDigits(wordsToDigits(text))) || otherNumbers.some((pattern) => pattern.test(text));

const toPattern = (word: string): string => {
  const isPrefix = word.endsWith('*');
  const letters = word.replace('*', '').normalize('NFKC').replaceAll(' ', String.raw`\s+`);
  return isPrefix ? letters : String.raw`${letters}(?![\p{L}\p{M}])`;
};
const forbidden = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${forbiddenWords.map(toPattern).join('|')})`,
  'u',
);
/** Repeated letters and stars inside a word do not hide the word. */
const unmask = (text: string): string =>
  text.replace(/(\p{L})\1{2,}/gu, '$1').replace(/(?<=\p{L})[*._-](?=\p{L})/gu, '');

/** The first rule of the terms that the text breaks (decision B20). */
export const findBrokenRule = (text: string): TextRule | undefined => {
  const written = normalise(text);
  if (emails.some((pattern) => pattern.test(written))) return 'email';
  if (links.some((pattern) => pattern.test(written))) return 'link';
  if (hasPhoneNumber(written)) return 'phone';
  if (forbidden.test(written) || forbidden.test(unmask(written))) return 'word';
  return undefined;
};

const contents: Readonly<Record<TextRule, string>> = {
  email: 'e-mail addresses',
  phone: 'phone numbers',
  link: 'links',
  word: 'swear words',
};

interface WrittenText {
  /** What the text is, such as `message`. */
  readonly kind: string;
  /** Field of the form. */
  readonly field: string;
  readonly text: string;
}

/** Refuses a text that breaks a rule of the terms. The code is such as `message-has-phone`. */
export const requireTextRules = ({ kind, field, text }: WrittenText): void => {
  const rule = findBrokenRule(text);
  if (!rule) return;
  const message = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}s may not contain ${contents[rule]}.`;
  throw domainError.invalid(`${kind}-has-${rule}`, message, [{ field, message }]);
};
