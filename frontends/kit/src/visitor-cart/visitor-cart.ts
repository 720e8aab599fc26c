import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'sargam.cart';
const MAX_ITEMS = 50;

/** A course and the selected tier. */
export type VisitorCartItem = { course: string; tier: 'standard' | 'silver' | 'gold' | 'diamond' };

const tiers = new Set<unknown>(['standard', 'silver', 'gold', 'diamond']);
const isCartItem = (value: unknown): value is VisitorCartItem => {
  const { course, tier } = (value ?? {}) as Partial<Record<keyof VisitorCartItem, unknown>>;
  return typeof course === 'string' && course !== '' && tiers.has(tier);
};

const parseItems = (text: string | null): readonly VisitorCartItem[] => {
  try {
    const items: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(items) ? items.filter(isCartItem).slice(0, MAX_ITEMS) : [];
  } catch {
    return [];
  }
};

/** The server knows no visitor, so server-rendered pages have an empty cart. */
const serverItems: readonly VisitorCartItem[] = [];

const listeners = new Set<() => void>();
let cachedText: string | null = null;
let cachedItems: readonly VisitorCartItem[] = [];

/** The cart of this browser's visitor. Returns the same array until the cart changes. */
export const getVisitorCart = (): readonly VisitorCartItem[] => {
  const text = localStorage.getItem(STORAGE_KEY);
  if (text !== cachedText) {
    cachedText = text;
    cachedItems = parseItems(text);
  }
  return cachedItems;
};

const subscribeVisitorCart = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

const saveItems = (items: readonly VisitorCartItem[]): void => {
  if (items.length > 0) localStorage.setItem(STORAGE_KEY, JSON.stringify(items.slice(-MAX_ITEMS)));
  else localStorage.removeItem(STORAGE_KEY);
  for (const listener of listeners) listener();
};

/** Adds a course, or changes the tier of a course that is in the cart. */
export const addToVisitorCart = (choice: VisitorCartItem): void => {
  const items = getVisitorCart();
  const isInCart = items.some(({ course }) => course === choice.course);
  saveItems(
    isInCart ? items.map((old) => (old.course === choice.course ? choice : old)) : [...items, choice],
  );
};

export const removeFromVisitorCart = (course: string): void =>
  saveItems(getVisitorCart().filter((choice) => choice.course !== course));

/** The cart of a visitor, stored in this browser until login. */
export const useVisitorCart = (): readonly VisitorCartItem[] =>
  useSyncExternalStore(subscribeVisitorCart, getVisitorCart, () => serverItems);
