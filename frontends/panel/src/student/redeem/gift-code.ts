import { toAsciiDigits } from '@sargam/kit';

/** Letters of a whole code (decision L7). */
export const CODE_LENGTH = 16;
const GROUP = 4;

/** The receiver's link carries the code after a #; of a pasted link only that is the code. */
const removeLinkPrefix = (text: string): string => text.slice(text.lastIndexOf('#') + 1);

/** The letters of a code as they are compared: Latin capitals and digits, whatever was typed or pasted around them. */
export const normaliseCode = (typed: string): string =>
  toAsciiDigits(removeLinkPrefix(typed).normalize('NFKC'))
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, CODE_LENGTH);

/** XXXX-XXXX-XXXX-XXXX, as far as it is typed. */
export const formatCode = (letters: string): string =>
  letters.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? '';

/** Where the caret stands in the grouped code, after this many letters. */
export const caretPosition = (count: number): number => count + Math.max(0, Math.floor((count - 1) / GROUP));

type Key = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The Latin letter on a key while the keyboard is set to another script; undefined for every other key. */
export const latinLetterOfKey = ({ code, key, ctrlKey, metaKey, altKey }: Key): string | undefined => {
  if (ctrlKey || metaKey || altKey || [...key].length !== 1 || /[a-z]/i.test(key)) return undefined;
  return /^Key([A-Z])$/.exec(code)?.[1];
};

/** Which part goes where Backspace or Delete meets a dash: the letter on its other side, for the dash comes back by itself. */
export const rangeAroundDash = (
  shown: string,
  at: number,
  key: string,
): { from: number; to: number } | undefined => {
  if (key === 'Backspace' && shown[at - 1] === '-') return { from: at - 2, to: at };
  if (key === 'Delete' && shown[at] === '-') return { from: at, to: at + 2 };
  return undefined;
};
