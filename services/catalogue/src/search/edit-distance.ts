/** Which letters a word has, as bits; letters may share one. */
export const letterMask = (word: string): number => {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
};

/** False where words of these letters cannot be one slip apart: it takes one letter away and brings one at the most. */
export const mayBeOneEditApart = (letters: number, others: number): boolean => {
  const different = letters ^ others;
  const butOne = different & (different - 1);
  return (butOne & (butOne - 1)) === 0;
};

/** Whether one letter that is wrong, missing, too many or swapped with the next makes one word of the other. */
export const isOneEditApart = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  // Nearly every word of a dictionary ends here: a slip is at one end at the most.
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
