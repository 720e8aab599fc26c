/** Shorter words keep their endings. */
const minStemLength = 3;

const bengaliEndings = /(?:গুলো|গুলি|টির|টি|টা|দের|ের|রা|কে|তে|ে|র)$/u;

const removeEnding = (word: string, ending: RegExp): string => {
  const stem = word.replace(ending, '');
  return stem.length < minStemLength ? word : stem;
};

/** A folded word without the endings of case and plural: গিটারের and গিটার, drums and drum are equal. Not a word for display. */
export const stemWord = (word: string): string => {
  if (/[a-z]/.test(word)) return removeEnding(word, /s$/);
  const stem = removeEnding(word, bengaliEndings);
  return stem === word ? word : removeEnding(stem, bengaliEndings);
};
