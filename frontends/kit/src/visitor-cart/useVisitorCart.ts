import { useSyncExternalStore } from 'react';
import { getVisitorCart, subscribeVisitorCart, type VisitorCartItem } from './visitor-cart.ts';

/** The cart of a visitor, stored in this browser until login. */
export const useVisitorCart = (): readonly VisitorCartItem[] =>
  useSyncExternalStore(subscribeVisitorCart, getVisitorCart, getVisitorCart);
