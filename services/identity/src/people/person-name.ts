import type { FieldError } from '@sargam/chassis/errors';

/**
 * Removes line breaks, control characters and bidirectional overrides, because mails to other people contain the name.
 * A name of format characters only becomes empty.
 */
export const sanitizeName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\u202A-\u202E\u2066-\u2069]|(?!\s)\p{Cc}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[\s\p{Cf}]+$/u, '');

/** Counted as people see letters, so that a Bengali letter with its signs is one. */
const maxNameLetters = 60;
const letters = new Intl.Segmenter('bn', { granularity: 'grapheme' });
const countLetters = (name: string): number => [...letters.segment(name)].length;

// Names such as `Md.Karim` have a dot. Only a scheme, www. or a usual domain makes a link.
const link =
  /:\/\/|\bwww\.|\.(?:com|net|org|info|biz|xyz|top|shop|site|online|link|club|app|dev|io|me|co|ly|ru|cn|bd|in)\b/i;

/** Mails and pages show the name to other people, so it must not carry an advertisement. */
export const validateName = (text: string): readonly FieldError[] => {
  const name = sanitizeName(text);
  if (name === '') return [{ field: 'name', message: '*Name required' }];
  if (countLetters(name) > maxNameLetters) return [{ field: 'name', message: '*At most 60 letters' }];
  return link.test(name) ? [{ field: 'name', message: '*No links in a name' }] : [];
};

/** The name of a provider's account; empty if it is not a valid name. */
export const toPersonName = (text: string): string =>
  validateName(text).length === 0 ? sanitizeName(text) : '';
