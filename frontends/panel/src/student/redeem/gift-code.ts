import { toAsciiDigits } from '@sargam/kit';

/** Characters of a code (decision L7). */
export const CODE_LENGTH = 16;
const GROUP = 4;

/** In a pasted link the code follows the `#`. */
const removeLinkPrefix = (text: string): string => text.slice(text.lastIndexOf('#') + 1);

/** Upper case Latin letters and ASCII digits; everything else is removed. */
export const normaliseCode = (typed: string): string =>
  toAsciiDigits(removeLinkPrefix(typed).normalize('NFKC'))
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, CODE_LENGTH);

/** XXXX-XXXX-XXXX-XXXX, also for an incomplete code. */
export const formatCode = (letters: string): string =>
  letters.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? '';

/** The caret's position in the formatted code after `count` characters. */
export const caretPosition = (count: number): number => count + Math.max(0, Math.floor((count - 1) / GROUP));

type Key = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The Latin letter of a key while a keyboard layout of another script is active; undefined for other keys. */
export const latinLetterOfKey = ({ code, key, ctrlKey, metaKey, altKey }: Key): string | undefined => {
  if (ctrlKey || metaKey || altKey || [...key].length !== 1 || /[a-z]/i.test(key)) return undefined;
  return /^Key([A-Z])$/.exec(code)?.[1];
};

/** The range to delete if Backspace or Delete meets a dash: the dash and the character behind it. */
export const rangeAroundDash = (
  shown: string,
  at: number,
  key: string,
): { from: number; to: number } | undefined => {
  if (key === 'Backspace' && shown[at - 1] === '-') return { from: at - 2, to: at };
  if (key === 'Delete' && shown[at] === '-') return { from: at, to: at + 2 };
  return undefined;
};
