import { toLatinDigits } from '@sargam/chassis/formatting';
import { stemWord } from './stem-word.ts';

/** Replaces Bengali letters with the same sound. The order of the rules matters. */
const bengaliRules: readonly (readonly [RegExp, string])[] = [
  [/\u09A4\u09CD\u200D/g, 'ত'], // the old spelling of ৎ
  [/[\u200B-\u200D\u2060\uFEFF]/g, ''],
  [/[।॥.,;:!?'"‘’“”()[\]{}/|&+]/g, ' '],
  [/[-\u2010-\u2015]/g, ''], // কি-বোর্ড is কিবোর্ড
  [/\u0985\u09BE/g, 'আ'],
  [/[\u09AC\u09A1\u09A2]\u09BC/g, 'র'],
  [/\u09F0/g, 'র'],
  [/(^|\s)(?:অ|এ|আ)\u09CDযা?/g, '$1এ'],
  [/\u09CDয(?!\u09BC)/g, ''],
  [/য(?!\u09BC)/g, 'জ'],
  [/ঙ\u09CD?/g, 'ং'],
  [/ৎ/g, 'ত'],
  [/\u09C3/g, '\u09CDর\u09BF'],
  [/ঋ/g, 'রি'],
  [/\u09C0/g, '\u09BF'],
  [/\u09C2/g, '\u09C1'],
  [/ঈ/g, 'ই'],
  [/ঊ/g, 'উ'],
  [/ণ/g, 'ন'],
  [/[শষ]/g, 'স'],
  [/[\u0981\u0983\u09CD]/g, ''],
];

/** Unifies spellings of romanised Bengali: bh and v, sh and s, single and double vowels. */
const romanisedRules: readonly (readonly [RegExp, string])[] = [
  [/bh/g, 'v'],
  [/ph/g, 'f'],
  [/sh/g, 's'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/aa/g, 'a'],
  [/([a-z])\1+/g, '$1'],
];

const applyRules = (text: string, rules: readonly (readonly [RegExp, string])[]): string =>
  rules.reduce((folded, [pattern, replacement]) => folded.replace(pattern, replacement), text);

/** Maps all spellings of a word to one. The index and queries use it; it is not for display. */
export const foldSpelling = (text: string): string =>
  applyRules(applyRules(toLatinDigits(text.normalize('NFC').toLowerCase()), bengaliRules), romanisedRules)
    .split(/\s+/)
    .filter(Boolean)
    .map(stemWord)
    .join(' ');
