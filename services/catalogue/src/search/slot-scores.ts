import type { Term } from './term-dictionary.ts';

/** Scores of all slots for one query. The arrays are reused, and only slots that match the latest word are visited. */
export class SlotScores {
  #best = new Uint8Array(64);
  #total = new Uint16Array(64);
  #previousTotal = new Uint16Array(64);
  /** The slots with a score above 0 for the current word. */
  #matched = new Uint32Array(64);
  #matchCount = 0;

  /** Makes room for the slot. */
  reserve(slot: number): void {
    if (slot < this.#best.length) return;
    this.#best = new Uint8Array(2 * slot);
    this.#total = new Uint16Array(2 * slot);
    this.#previousTotal = new Uint16Array(2 * slot);
    this.#matched = new Uint32Array(2 * slot);
    this.#matchCount = 0;
  }

  startWord(): void {
    this.#best.fill(0);
    this.#matchCount = 0;
  }

  /** Raises the score of the current word in the slots of the term that have the weight. The best score of a slot counts. */
  raise({ slots, weights }: Term, factor: number, minWeight = 0): void {
    const [best, matched] = [this.#best, this.#matched];
    let matchCount = this.#matchCount;
    for (let i = 0; i < slots.length; i += 1) {
      const slot = slots[i] ?? 0;
      const weight = weights[i] ?? 0;
      const score = weight < minWeight ? 0 : weight * factor;
      const current = best[slot] ?? 0;
      if (score <= current) continue;
      best[slot] = score;
      if (current > 0) continue;
      matched[matchCount] = slot;
      matchCount += 1;
    }
    this.#matchCount = matchCount;
  }

  /** Adds the scores of the current word. A slot keeps its total only when every word matches. */
  endWord(isFirstWord: boolean): void {
    [this.#total, this.#previousTotal] = [this.#previousTotal, this.#total];
    const [total, before, best] = [this.#total, this.#previousTotal, this.#best];
    total.fill(0);
    for (let i = 0; i < this.#matchCount; i += 1) {
      const slot = this.#matched[i] ?? 0;
      const score = isFirstWord ? 0 : (before[slot] ?? 0);
      if (isFirstWord || score > 0) total[slot] = score + (best[slot] ?? 0);
    }
  }

  /** Drops the slots whose total is less than this share of the best one. */
  dropBelow(share: number): void {
    let best = 0;
    for (let i = 0; i < this.#matchCount; i += 1)
      best = Math.max(best, this.#total[this.#matched[i] ?? 0] ?? 0);
    for (let i = 0; i < this.#matchCount; i += 1) {
      const slot = this.#matched[i] ?? 0;
      if ((this.#total[slot] ?? 0) < share * best) this.#total[slot] = 0;
    }
  }

  /** Adds the boost to every slot that matches all words. */
  boost(boostOf: (slot: number) => number): void {
    for (let i = 0; i < this.#matchCount; i += 1) {
      const slot = this.#matched[i] ?? 0;
      const score = this.#total[slot] ?? 0;
      if (score > 0) this.#total[slot] = score + boostOf(slot);
    }
  }

  /** By slot; the next query reuses the array. */
  totals(): Uint16Array {
    return this.#total;
  }
}
