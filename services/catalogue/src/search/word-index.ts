import { createCategoryBoost } from './category-boost.ts';
import { significantWords } from './common-words.ts';
import { foldSpelling } from './fold-spelling.ts';
import { SlotScores } from './slot-scores.ts';
import { findWordSynonyms } from './synonyms.ts';
import { type Term, TermDictionary } from './term-dictionary.ts';

/** A folded text, and the weight of each word in it. */
export interface WeightedText {
  readonly text: string;
  readonly weight: number;
}

const exactFactor = 3;
const synonymFactor = 2;
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
const minTypoLength = 4;
/** A title, a category, a level or a name has at least this weight; a text that only mentions a word has less. */
export const strongWeight = 4;
/** Items below this share of the best score are left out: they mention a word in a long text while others have it in the title. */
const minShareOfBest = 0.4;

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

/**
 * Full-text index. Each indexed item has a slot, a small integer, so that a query counts scores in typed arrays:
 * with 20,000 courses a word takes some hundredths of a millisecond.
 */
export class WordIndex {
  readonly #dictionary = new TermDictionary();
  readonly #categoryBoost = createCategoryBoost(exactFactor * categoryWeight, prefixFactor * categoryWeight);
  readonly #scores = new SlotScores();
  readonly #termsOfSlot: (Term[] | undefined)[] = [];
  readonly #categoryOfSlot: number[] = [];

  /** Adds or replaces the item. `categoryNames` are the folded names of its category, each of one or more words. */
  put(slot: number, texts: readonly WeightedText[], categoryNames: readonly string[] = []): void {
    this.remove(slot);
    this.#scores.reserve(slot);
    this.#categoryOfSlot[slot] = this.#categoryBoost.register(categoryNames);
    this.#termsOfSlot[slot] = [...sumWeights(texts)].map(([word, weight]) =>
      this.#dictionary.addPosting(word, slot, weight),
    );
  }

  remove(slot: number): void {
    for (const term of this.#termsOfSlot[slot] ?? []) this.#dictionary.removePosting(term, slot);
    this.#termsOfSlot[slot] = undefined;
  }

  /**
   * The score of each slot, 0 if a word does not match; undefined if the query has no words. Common words such as `learn` are
   * ignored. Items of a category that the query names score higher: `guitar` ranks guitars before bass guitars. The next query
   * reuses the array.
   */
  score(query: string): Uint16Array | undefined {
    const words = significantWords([...new Set(splitWords(foldSpelling(query)))]).slice(0, maxQueryWords);
    if (words.length === 0) return undefined;
    for (const [index, word] of words.entries()) {
      this.#scores.startWord();
      this.#matchWord(word);
      this.#scores.endWord(index === 0);
    }
    this.#scores.dropBelow(minShareOfBest);
    const boosts = this.#categoryBoost.find(words);
    if (boosts) this.#scores.boost((slot) => boosts[this.#categoryOfSlot[slot] ?? 0] ?? 0);
    return this.#scores.totals();
  }

  /**
   * Scores one word: by all its synonyms, else by the words that it begins, else by the titles and names that are one typo apart. A
   * known name, such as banshi, is neither the beginning of another word nor a typo, even if no item has it.
   */
  #matchWord(word: string): void {
    const known = findWordSynonyms(word);
    const isFound = (known ?? [word]).map((name) =>
      this.#dictionary.visitWord(name, (term) =>
        this.#scores.raise(term, name === word ? exactFactor : synonymFactor),
      ),
    );
    if (known || isFound.includes(true)) return;
    if (this.#dictionary.visitPrefix(word, (term) => this.#scores.raise(term, prefixFactor))) return;
    if (word.length < minTypoLength) return;
    this.#dictionary.visitOneEditApart(word, (term) => this.#scores.raise(term, typoFactor, strongWeight));
  }
}
