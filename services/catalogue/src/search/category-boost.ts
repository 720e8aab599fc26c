/** Boosts slots whose category the query names. A category has several names, each of one or more folded words. */
export interface CategoryBoost {
  /** Returns the number of the category with these names. */
  register(names: readonly string[]): number;
  /**
   * The boost of each category by its number, for the longest phrase of the query that names a category. The last word of
   * the phrase may be a prefix. Undefined if no phrase names a category.
   */
  find(words: readonly string[]): readonly number[] | undefined;
}

/** All phrases of consecutive words, the longest first. */
const listPhrases = (words: readonly string[]): readonly (readonly string[])[] =>
  words.flatMap((_, shorter) =>
    Array.from({ length: shorter + 1 }, (__, start) => words.slice(start, start + words.length - shorter)),
  );

export const createCategoryBoost = (exactBoost: number, prefixBoost: number): CategoryBoost => {
  const categories: (readonly string[])[] = [];
  const numbers = new Map<string, number>();
  const boostNamed = (isNamed: (name: string) => boolean, boost: number): readonly number[] | undefined => {
    const boosts = categories.map((names) => (names.some(isNamed) ? boost : 0));
    return boosts.some(Boolean) ? boosts : undefined;
  };
  return {
    register: (names) => {
      const key = names.join();
      const number = numbers.get(key) ?? categories.push(names) - 1;
      numbers.set(key, number);
      return number;
    },
    find: (words) => {
      for (const phrase of listPhrases(words)) {
        const text = phrase.join(' ');
        const isLast = phrase.at(-1) === words.at(-1);
        const boosts =
          boostNamed((name) => name === text, exactBoost) ??
          (isLast ? boostNamed((name) => name.startsWith(text), prefixBoost) : undefined);
        if (boosts) return boosts;
      }
      return undefined;
    },
  };
};
