import type { Term } from './term-dictionary.ts';

/** Scores of all slots for one query. The arrays are reused, and only slots that match the latest word are visited. */
export interface SlotScores {
  /** Makes room for the slot. */
  reserve(slot: number): void;
  /** Starts the next word of the query. */
  startWord(): void;
  /** Raises the score of the current word in the slots of the term. The best score of a slot counts. */
  raise(term: Term, factor: number): void;
  /** Adds the scores of the current word. A slot keeps its total only when every word matches. */
  endWord(isFirstWord: boolean): void;
  /** Adds the boost to every slot that matches all words. */
  boost(boostOf: (slot: number) => number): void;
  /** By slot; the next query reuses the array. */
  totals(): Uint16Array;
}

export const createSlotScores = (): SlotScores => {
  let best = new Uint8Array(64);
  let total = new Uint16Array(64);
  let previousTotal = new Uint16Array(64);
  /** The slots with a score above 0 for the current word. */
  let matched = new Uint32Array(64);
  let matchCount = 0;
  return {
    reserve: (slot) => {
      if (slot < best.length) return;
      const capacity = 2 * slot;
      best = new Uint8Array(capacity);
      total = new Uint16Array(capacity);
      previousTotal = new Uint16Array(capacity);
      matched = new Uint32Array(capacity);
      matchCount = 0;
    },
    startWord: () => {
      best.fill(0);
      matchCount = 0;
    },
    raise: ({ slots, weights }, factor) => {
      for (let i = 0; i < slots.length; i += 1) {
        const slot = slots[i] ?? 0;
        const score = (weights[i] ?? 0) * factor;
        const current = best[slot] ?? 0;
        if (score <= current) continue;
        best[slot] = score;
        if (current > 0) continue;
        matched[matchCount] = slot;
        matchCount += 1;
      }
    },
    endWord: (isFirstWord) => {
      [total, previousTotal] = [previousTotal, total];
      total.fill(0);
      for (let i = 0; i < matchCount; i += 1) {
        const slot = matched[i] ?? 0;
        const before = previousTotal[slot] ?? 0;
        if (isFirstWord) total[slot] = best[slot] ?? 0;
        else if (before > 0) total[slot] = before + (best[slot] ?? 0);
      }
    },
    boost: (boostOf) => {
      for (let i = 0; i < matchCount; i += 1) {
        const slot = matched[i] ?? 0;
        const before = total[slot] ?? 0;
        if (before > 0) total[slot] = before + boostOf(slot);
      }
    },
    totals: () => total,
  };
};
