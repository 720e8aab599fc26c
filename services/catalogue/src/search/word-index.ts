import { createCategoryBoost } from './category-boost.ts';
import { foldSpelling } from './fold-spelling.ts';
import { createSlotScores } from './slot-scores.ts';
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
  const scores = createSlotScores();
  const termsOfSlot: (Term[] | undefined)[] = [];
  const categoryOfSlot: number[] = [];

  const remove = (slot: number): void => {
    for (const term of termsOfSlot[slot] ?? []) dictionary.removePosting(term, slot);
    termsOfSlot[slot] = undefined;
  };
  const matchPrefix = (word: string): boolean =>
    dictionary.visitPrefix(word, (term) =>
      scores.raise(term, term.word === word ? exactFactor : prefixFactor),
    );

  /** Scores one word by all its synonyms. Typos count only where no synonym matches. */
  const matchWord = (word: string): void => {
    const matches = findWordSynonyms(word).map(matchPrefix);
    if (matches.includes(true) || word.length < minTypoLength) return;
    dictionary.visitOneEditApart(word, (term) => scores.raise(term, typoFactor));
  };

  return {
    put: (slot, texts, categoryNames = []) => {
      remove(slot);
      scores.reserve(slot);
      categoryOfSlot[slot] = categoryBoost.register(categoryNames);
      termsOfSlot[slot] = [...sumWeights(texts)].map(([word, weight]) =>
        dictionary.addPosting(word, slot, weight),
      );
    },
    remove,
    score: (query) => {
      const words = [...new Set(splitWords(foldSpelling(query)))].slice(0, maxQueryWords);
      if (words.length === 0) return undefined;
      for (const [index, word] of words.entries()) {
        scores.startWord();
        matchWord(word);
        scores.endWord(index === 0);
      }
      const boosts = categoryBoost.find(words);
      if (boosts) scores.boost((slot) => boosts[categoryOfSlot[slot] ?? 0] ?? 0);
      return scores.totals();
    },
  };
};
