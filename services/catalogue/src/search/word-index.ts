import { isOneEditApart, letterMask, mayBeOneEditApart } from './edit-distance.ts';
import { foldSpelling } from './fold-spelling.ts';
import { findWordSynonyms } from './synonyms.ts';

/** A folded text, and what a word is worth that is found in it. */
export interface WeightedText {
  readonly text: string;
  readonly weight: number;
}

/**
 * Finds things by words. A thing is a slot, a small whole number of its own, so that a query is counted in arrays:
 * 20,000 courses cost it some hundredths of a millisecond a word.
 */
export interface WordIndex {
  /** Whatever was there is replaced. `kinds` are the folded names of what the thing is, each of one word or more. */
  put(slot: number, texts: readonly WeightedText[], kinds?: readonly string[]): void;
  remove(slot: number): void;
  /**
   * How well each slot fits, 0 where one of the words is nowhere in it; undefined where the query has no words. What is
   * of a kind that the query names fits better: a guitar is no bass guitar. The array is the next query's too.
   */
  score(query: string): Uint16Array | undefined;
}

interface Term {
  readonly word: string;
  readonly slots: number[];
  /** Of each slot, in its place. */
  readonly worths: number[];
}

interface Dictionary {
  /** In the order of their words. */
  readonly all: readonly Term[];
  /** Of each, in its place: nearly none is compared letter by letter. */
  readonly letters: Uint32Array;
}

const exactFactor = 3;
const prefixFactor = 2;
const typoFactor = 1;
/** Of one word in all texts of a thing together; three times it fits into a byte. */
const maxWordWeight = 20;
/** Words of a query; more find nothing that these do not. */
const maxQueryWords = 12;
/** To be of the kind that is named weighs more than to have its words in the title. */
const categoryWeight = 10;
export const maxScore = exactFactor * (maxWordWeight * maxQueryWords + categoryWeight);
/** Shorter words have too many neighbours. */
const minTypoLength = 5;

const splitWords = (folded: string): string[] => folded.split(' ').filter(Boolean);

/** All runs of words, the longest first. */
const listPhrases = (words: readonly string[]): readonly (readonly string[])[] =>
  words.flatMap((_, shorter) =>
    Array.from({ length: shorter + 1 }, (__, start) => words.slice(start, start + words.length - shorter)),
  );

const sumWeights = (texts: readonly WeightedText[]): Map<string, number> => {
  const worths = new Map<string, number>();
  for (const { text, weight } of texts) {
    for (const word of new Set(splitWords(text))) {
      worths.set(word, Math.min((worths.get(word) ?? 0) + weight, maxWordWeight));
    }
  }
  return worths;
};

export const createWordIndex = (): WordIndex => {
  const terms = new Map<string, Term>();
  const termsOf: (Term[] | undefined)[] = [];
  /** The dictionary in order, once a word has come or gone made again when it is next needed. */
  let inOrder: Dictionary | undefined;
  let size = 0;
  let best = new Uint8Array(64);
  let total = new Uint16Array(64);
  /** The names of each kind: there are some ten, and thousands of slots of one. */
  const kinds: (readonly string[])[] = [];
  const places = new Map<string, number>();
  /** Of each slot, the place of its kind. */
  let kindOf = new Uint8Array(64);

  const remove = (slot: number): void => {
    for (const { word, slots, worths } of termsOf[slot] ?? []) {
      const place = slots.indexOf(slot);
      slots[place] = slots.at(-1) ?? slot;
      worths[place] = worths.at(-1) ?? 0;
      slots.pop();
      worths.pop();
      if (slots.length > 0) continue;
      terms.delete(word);
      inOrder = undefined;
    }
    termsOf[slot] = undefined;
  };

  const termOf = (word: string): Term => {
    const known = terms.get(word);
    if (known) return known;
    const term: Term = { word, slots: [], worths: [] };
    terms.set(word, term);
    inOrder = undefined;
    return term;
  };

  const ordered = (): Dictionary => {
    if (inOrder) return inOrder;
    const all = [...terms.values()].sort((one, other) => (one.word < other.word ? -1 : 1));
    inOrder = { all, letters: Uint32Array.from(all, ({ word }) => letterMask(word)) };
    return inOrder;
  };

  const firstFrom = (all: readonly Term[], word: string): number => {
    let [low, high] = [0, all.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((all[middle]?.word ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  const raise = ({ slots, worths }: Term, factor: number): void => {
    for (let i = 0; i < slots.length; i += 1) {
      const slot = slots[i] ?? 0;
      const score = (worths[i] ?? 0) * factor;
      if (score > (best[slot] ?? 0)) best[slot] = score;
    }
  };

  /** Raises words that begin so, and says whether there are any. */
  const lookFor = (word: string): boolean => {
    const { all } = ordered();
    const first = firstFrom(all, word);
    let at = first;
    for (let term = all[at]; term?.word.startsWith(word); at += 1, term = all[at]) {
      raise(term, term.word === word ? exactFactor : prefixFactor);
    }
    return at > first;
  };

  /** By every spelling of it; where nothing begins with any, what is a slip away. */
  const look = (word: string): void => {
    best.fill(0);
    const found = findWordSynonyms(word).map(lookFor);
    if (found.includes(true) || word.length < minTypoLength) return;
    const { all, letters } = ordered();
    const wanted = letterMask(word);
    for (let at = 0; at < all.length; at += 1) {
      if (!mayBeOneEditApart(letters[at] ?? 0, wanted)) continue;
      const term = all[at];
      if (term && isOneEditApart(term.word, word)) raise(term, typoFactor);
    }
  };

  const addBest = (): void => {
    for (let slot = 0; slot < size; slot += 1) {
      const before = total[slot] ?? 0;
      const score = best[slot] ?? 0;
      total[slot] = before > 0 && score > 0 ? before + score : 0;
    }
  };

  const placeOfKind = (names: readonly string[]): number => {
    const key = names.join();
    const place = places.get(key) ?? kinds.push(names) - 1;
    places.set(key, place);
    return place;
  };

  /** What each kind is worth to the longest run of the words that names one, its last word perhaps only begun; undefined where none does. */
  const kindsNamed = (words: readonly string[]): readonly number[] | undefined => {
    const worths = (isNamed: (name: string) => boolean, factor: number): readonly number[] | undefined => {
      const found = kinds.map((names) => (names.some(isNamed) ? factor * categoryWeight : 0));
      return found.some(Boolean) ? found : undefined;
    };
    for (const run of listPhrases(words)) {
      const text = run.join(' ');
      const isLast = run.at(-1) === words.at(-1);
      const found =
        worths((name) => name === text, exactFactor) ??
        (isLast ? worths((name) => name.startsWith(text), prefixFactor) : undefined);
      if (found) return found;
    }
    return undefined;
  };

  const addKinds = (worths: readonly number[]): void => {
    for (let slot = 0; slot < size; slot += 1) {
      const before = total[slot] ?? 0;
      if (before > 0) total[slot] = before + (worths[kindOf[slot] ?? 0] ?? 0);
    }
  };

  return {
    put: (slot, texts, names = []) => {
      remove(slot);
      size = Math.max(size, slot + 1);
      if (slot >= best.length) {
        best = new Uint8Array(2 * slot);
        total = new Uint16Array(2 * slot);
        const before = kindOf;
        kindOf = new Uint8Array(2 * slot);
        kindOf.set(before);
      }
      kindOf[slot] = placeOfKind(names);
      termsOf[slot] = [...sumWeights(texts)].map(([word, worth]) => {
        const term = termOf(word);
        term.slots.push(slot);
        term.worths.push(worth);
        return term;
      });
    },
    remove,
    score: (query) => {
      const words = [...new Set(splitWords(foldSpelling(query)))].slice(0, maxQueryWords);
      for (const [nth, word] of words.entries()) {
        look(word);
        if (nth === 0) total.set(best);
        else addBest();
      }
      if (words.length === 0) return undefined;
      const named = kindsNamed(words);
      if (named) addKinds(named);
      return total;
    },
  };
};
