/** Parses `a=http://one,b=http://two` into a map. */
export const parsePairs = (text = ''): Map<string, string> =>
  new Map(
    text
      .split(',')
      .filter(Boolean)
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
