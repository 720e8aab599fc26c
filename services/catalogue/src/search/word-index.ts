import { createCategoryBoost } from './category-boost.ts';
import { foldSpelling } from './fold-spelling.ts';
import { findWordSynonyms } from './synonyms.ts';
import { createTermDictionary, type Term } from './term-dictionary.ts';

/** A folded text, and the weight of each word in it. */
export interface WeightedText {
  readonly text: string;
  readonly weight: number;
}

/**
 * Full-text index. Each indexed item has a slot, a small integer, so that a query counts scores in typed arrays:
 * with 20,000 courses a word takes some hundredths of a millisecond.
 */
export interface WordIndex {
  /** Adds or replaces the item. `categoryNames` are the folded names of its category, each of one or more words. */
  put(slot: number, texts: readonly WeightedText[], categoryNames?: readonly string[]): void;
  remove(slot: number): void;
  /**
   * The score of each slot, 0 where a word does not match; undefined where the query has no words. Items of a category that
   * the query names score higher: `guitar` ranks guitars before bass guitars. The next query reuses the array.
   */
  score(query: string): Uint16Array | undefined;
}

const exactFactor = 3;
const prefixFactor = 2;
const typoFactor = 1;
/** Maximum weight of one word in all texts of an item. Times `exactFactor` it fits into a byte. */
const maxWordWeight = 20;
/** Further words of a query are ignored. */
const maxQueryWords = 12;
/** A category match outweighs a word in the title. */
const categoryWeight = 10;
export const maxScore = exactFactor * (maxWordWeight * maxQueryWords + categoryWeight);
/** Shorter words have too many words one edit apart. */
const minTypoLength = 5;

const splitWords = (folded: string): string[] => folded.split(' ').filter(Boolean);

const sumWeights = (texts: readonly WeightedText[]): Map<string, number> => {
  const weights = new Map<string, number>();
  for (const { text, weight } of texts) {
    for (const word of new Set(splitWords(text))) {
      weights.set(word, Math.min((weights.get(word) ?? 0) + weight, maxWordWeight));
    }
  }
  return weights;
};

export const createWordIndex = (): WordIndex => {
  const dictionary = createTermDictionary();
  const categoryBoost = createCategoryBoost(exactFactor * categoryWeight, prefixFactor * categoryWeight);
  const termsOfSlot: (Term[] | undefined)[] = [];
  let size = 0;
  /** By slot: the best score of one word, the sum over all words, and the number of the category. */
  let best = new Uint8Array(64);
  let total = new Uint16Array(64);
  let categoryOfSlot = new Uint8Array(64);

  const grow = (capacity: number): void => {
    best = new Uint8Array(capacity);
    total = new Uint16Array(capacity);
    const before = categoryOfSlot;
    categoryOfSlot = new Uint8Array(capacity);
    categoryOfSlot.set(before);
  };
  const remove = (slot: number): void => {
    for (const term of termsOfSlot[slot] ?? []) dictionary.removePosting(term, slot);
    termsOfSlot[slot] = undefined;
  };
  const raiseScores = ({ slots, weights }: Term, factor: number): void => {
    for (let i = 0; i < slots.length; i += 1) {
      const slot = slots[i] ?? 0;
      const score = (weights[i] ?? 0) * factor;
      if (score > (best[slot] ?? 0)) best[slot] = score;
    }
  };
  const matchPrefix = (word: string): boolean =>
    dictionary.visitPrefix(word, (term) =>
      raiseScores(term, term.word === word ? exactFactor : prefixFactor),
    );

  /** Scores one word by all its synonyms. Typos count only where no synonym matches. */
  const matchWord = (word: string): void => {
    best.fill(0);
    const matches = findWordSynonyms(word).map(matchPrefix);
    if (matches.includes(true) || word.length < minTypoLength) return;
    dictionary.visitOneEditApart(word, (term) => raiseScores(term, typoFactor));
  };
  const addBestToTotal = (): void => {
    for (let slot = 0; slot < size; slot += 1) {
      const before = total[slot] ?? 0;
      const score = best[slot] ?? 0;
      total[slot] = before > 0 && score > 0 ? before + score : 0;
    }
  };
  const addBoosts = (boosts: readonly number[]): void => {
    for (let slot = 0; slot < size; slot += 1) {
      const before = total[slot] ?? 0;
      if (before > 0) total[slot] = before + (boosts[categoryOfSlot[slot] ?? 0] ?? 0);
    }
  };

  return {
    put: (slot, texts, categoryNames = []) => {
      remove(slot);
      size = Math.max(size, slot + 1);
      if (slot >= best.length) grow(2 * slot);
      categoryOfSlot[slot] = categoryBoost.register(categoryNames);
      termsOfSlot[slot] = [...sumWeights(texts)].map(([word, weight]) =>
        dictionary.addPosting(word, slot, weight),
      );
    },
    remove,
    score: (query) => {
      const words = [...new Set(splitWords(foldSpelling(query)))].slice(0, maxQueryWords);
      for (const [index, word] of words.entries()) {
        matchWord(word);
        if (index === 0) total.set(best);
        else addBestToTotal();
      }
      if (words.length === 0) return undefined;
      const boosts = categoryBoost.find(words);
      if (boosts) addBoosts(boosts);
      return total;
    },
  };
};
