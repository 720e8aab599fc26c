import { parseDuration } from './duration.ts';

/** The value, or the problem of the text. */
export type ParseResult<V> = { readonly value: V } | { readonly problem: string };

export const readInteger =
  (min: number, max: number) =>
  (text: string): ParseResult<number> => {
    const value = Number(text);
    return /^-?\d+$/.test(text) && value >= min && value <= max
      ? { value }
      : { problem: `"${text}" is not a whole number from ${min} to ${max}` };
  };

export const readPercent = (text: string): ParseResult<number> =>
  /^\d{1,2}(\.\d{1,2})?$/.test(text)
    ? { value: Number(text) }
    : { problem: `"${text}" is not a percentage such as 0, 5 or 7.5` };

export const readUrl = (text: string): ParseResult<string> =>
  URL.canParse(text) ? { value: text } : { problem: 'is not an address such as https://host:port/path' };

const addressPattern = /^(?:[\w.-]+:\/\/\/?)?(?:[\w.-]+|\[[\da-f:]+\]):\d{1,5}$/i;

export const readAddress = (text: string): ParseResult<string> =>
  addressPattern.test(text) ? { value: text } : { problem: `"${text}" is not host:port` };

export const readFlag = (text: string): ParseResult<boolean> =>
  text === 'true' || text === 'false'
    ? { value: text === 'true' }
    : { problem: `"${text}" is not true or false` };

export const readDurationText = (text: string): ParseResult<number> => {
  const value = parseDuration(text);
  return value === undefined
    ? { problem: `"${text}" is not a duration such as 500ms, 30s, 15m, 12h or 7d` }
    : { value };
};

export const readList = (text: string): ParseResult<readonly string[]> => ({
  value: text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
});

export const readChoice =
  <const V extends string>(choices: readonly V[]) =>
  (text: string): ParseResult<V> => {
    const value = choices.find((choice) => choice === text);
    return value === undefined ? { problem: `"${text}" is not one of ${choices.join(', ')}` } : { value };
  };
