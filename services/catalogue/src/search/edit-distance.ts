/** Bit mask of a word's letters; several letters may share a bit. */
export const letterMask = (word: string): number => {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
};

/** False if two letter masks differ in more than two bits: one edit removes at most one letter and adds at most one. */
export const mayBeOneEditApart = (letters: number, others: number): boolean => {
  const different = letters ^ others;
  const butOne = different & (different - 1);
  return (butOne & (butOne - 1)) === 0;
};

/** Whether the words differ by at most one wrong, missing, extra or swapped letter (Damerau-Levenshtein distance of at most 1). */
export const isOneEditApart = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  // One edit changes at most one end of a word. This test rejects nearly every pair of words.
  if (long.length > 3 && long[0] !== short[0] && long.at(-1) !== short.at(-1)) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  if (long.length > short.length) return short.slice(same) === long.slice(same + 1);
  const swapped = short[same] === long[same + 1] && short[same + 1] === long[same];
  return (
    short.slice(same + 1) === long.slice(same + 1) ||
    (swapped && short.slice(same + 2) === long.slice(same + 2))
  );
};
