import { isOneEditApart, letterMask, mayBeOneEditApart } from './edit-distance.ts';

/** A word with its postings: `slots` are the numbers of the texts that contain it, `weights[i]` is its weight in `slots[i]`. */
export interface Term {
  readonly word: string;
  readonly slots: number[];
  readonly weights: number[];
}

type VisitTerm = (term: Term) => void;

interface SortedTerms {
  readonly terms: readonly Term[];
  /** The letter mask of each term: a cheap test before the comparison of letters. */
  readonly masks: Uint32Array;
}

const sortTerms = (terms: Iterable<Term>): SortedTerms => {
  const sorted = [...terms].sort((one, other) => (one.word < other.word ? -1 : 1));
  return { terms: sorted, masks: Uint32Array.from(sorted, ({ word }) => letterMask(word)) };
};

/** Binary search: the index of the first term that is not before the word. */
const findFirstIndex = (terms: readonly Term[], word: string): number => {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle]?.word ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** All words of an index with their postings. */
export class TermDictionary {
  readonly #termsByWord = new Map<string, Term>();
  // Undefined after a word was added or removed; the next search sorts again.
  #cachedSort: SortedTerms | undefined;

  addPosting(word: string, slot: number, weight: number): Term {
    const term = this.#findOrAdd(word);
    term.slots.push(slot);
    term.weights.push(weight);
    return term;
  }

  removePosting({ word, slots, weights }: Term, slot: number): void {
    const index = slots.indexOf(slot);
    slots[index] = slots.at(-1) ?? slot;
    weights[index] = weights.at(-1) ?? 0;
    slots.pop();
    weights.pop();
    if (slots.length > 0) return;
    this.#termsByWord.delete(word);
    this.#cachedSort = undefined;
  }

  /** Visits the term of this word; false if there is none. */
  visitWord(word: string, visit: VisitTerm): boolean {
    const term = this.#termsByWord.get(word);
    if (term) visit(term);
    return term !== undefined;
  }

  /** Visits the terms that start with the prefix; false if there is none. */
  visitPrefix(prefix: string, visit: VisitTerm): boolean {
    const { terms } = this.#sorted();
    const first = findFirstIndex(terms, prefix);
    let index = first;
    for (let term = terms[index]; term?.word.startsWith(prefix); index += 1, term = terms[index]) visit(term);
    return index > first;
  }

  /** Visits the terms that are one edit apart from the word. */
  visitOneEditApart(word: string, visit: VisitTerm): void {
    const { terms, masks } = this.#sorted();
    const mask = letterMask(word);
    for (let index = 0; index < terms.length; index += 1) {
      if (!mayBeOneEditApart(masks[index] ?? 0, mask)) continue;
      const term = terms[index];
      if (term && isOneEditApart(term.word, word)) visit(term);
    }
  }

  #sorted(): SortedTerms {
    return (this.#cachedSort ??= sortTerms(this.#termsByWord.values()));
  }

  #findOrAdd(word: string): Term {
    const existing = this.#termsByWord.get(word);
    if (existing) return existing;
    const term: Term = { word, slots: [], weights: [] };
    this.#termsByWord.set(word, term);
    this.#cachedSort = undefined;
    return term;
  }
}
