import { isOneEditApart, letterMask, mayBeOneEditApart } from './edit-distance.ts';

/** A word with its postings: `weights[i]` is the weight of the word in `slots[i]`. */
export interface Term {
  readonly word: string;
  readonly slots: number[];
  readonly weights: number[];
}

type VisitTerm = (term: Term) => void;

/** All words of an index with their postings. */
export interface TermDictionary {
  addPosting(word: string, slot: number, weight: number): Term;
  removePosting(term: Term, slot: number): void;
  /** Visits the terms that start with the prefix; false where there is none. */
  visitPrefix(prefix: string, visit: VisitTerm): boolean;
  /** Visits the terms that are one edit apart from the word. */
  visitOneEditApart(word: string, visit: VisitTerm): void;
}

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

export const createTermDictionary = (): TermDictionary => {
  const termsByWord = new Map<string, Term>();
  // Undefined after a word was added or removed; the next search sorts again.
  let cachedSort: SortedTerms | undefined;
  const sorted = (): SortedTerms => {
    cachedSort ??= sortTerms(termsByWord.values());
    return cachedSort;
  };
  const findOrAddTerm = (word: string): Term => {
    const known = termsByWord.get(word);
    if (known) return known;
    const term: Term = { word, slots: [], weights: [] };
    termsByWord.set(word, term);
    cachedSort = undefined;
    return term;
  };
  return {
    addPosting: (word, slot, weight) => {
      const term = findOrAddTerm(word);
      term.slots.push(slot);
      term.weights.push(weight);
      return term;
    },
    removePosting: ({ word, slots, weights }, slot) => {
      const index = slots.indexOf(slot);
      slots[index] = slots.at(-1) ?? slot;
      weights[index] = weights.at(-1) ?? 0;
      slots.pop();
      weights.pop();
      if (slots.length > 0) return;
      termsByWord.delete(word);
      cachedSort = undefined;
    },
    visitPrefix: (prefix, visit) => {
      const { terms } = sorted();
      const first = findFirstIndex(terms, prefix);
      let index = first;
      for (let term = terms[index]; term?.word.startsWith(prefix); index += 1, term = terms[index])
        visit(term);
      return index > first;
    },
    visitOneEditApart: (word, visit) => {
      const { terms, masks } = sorted();
      const mask = letterMask(word);
      for (let index = 0; index < terms.length; index += 1) {
        if (!mayBeOneEditApart(masks[index] ?? 0, mask)) continue;
        const term = terms[index];
        if (term && isOneEditApart(term.word, word)) visit(term);
      }
    },
  };
};
