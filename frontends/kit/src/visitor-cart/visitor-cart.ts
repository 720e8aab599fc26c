const NAME = 'sargam.cart';
const MOST = 50;

/** A course and the tier of it that a visitor wants. */
export type VisitorCartItem = { course: string; tier: 'standard' | 'silver' | 'gold' | 'diamond' };

const tiers = new Set<unknown>(['standard', 'silver', 'gold', 'diamond']);
const isChosen = (value: unknown): value is VisitorCartItem => {
  const { course, tier } = (value ?? {}) as Partial<Record<keyof VisitorCartItem, unknown>>;
  return typeof course === 'string' && course !== '' && tiers.has(tier);
};

const parse = (text: string | null): readonly VisitorCartItem[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isChosen).slice(0, MOST) : [];
  } catch {
    return [];
  }
};

const listeners = new Set<() => void>();
let read: string | null = null;
let chosen: readonly VisitorCartItem[] = [];

/** What this browser's visitor has put into the cart; the same list until it changes. */
export const getVisitorCart = (): readonly VisitorCartItem[] => {
  const text = localStorage.getItem(NAME);
  if (text !== read) {
    read = text;
    chosen = parse(text);
  }
  return chosen;
};

export const subscribeVisitorCart = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

const write = (kept: readonly VisitorCartItem[]): void => {
  if (kept.length > 0) localStorage.setItem(NAME, JSON.stringify(kept.slice(-MOST)));
  else localStorage.removeItem(NAME);
  for (const listener of listeners) listener();
};

/** Puts a course in, or changes its tier where it is in already. */
export const addToVisitorCart = (choice: VisitorCartItem): void => {
  const kept = getVisitorCart();
  const isIn = kept.some(({ course }) => course === choice.course);
  write(isIn ? kept.map((old) => (old.course === choice.course ? choice : old)) : [...kept, choice]);
};

export const removeFromVisitorCart = (course: string): void =>
  write(getVisitorCart().filter((choice) => choice.course !== course));
