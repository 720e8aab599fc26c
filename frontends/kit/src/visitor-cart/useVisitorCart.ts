import { useSyncExternalStore } from 'react';
import { getVisitorCart, subscribeVisitorCart, type VisitorCartItem } from './visitor-cart.ts';

/** What a visitor has put into the cart, kept in this browser until somebody logs in. */
export const useVisitorCart = (): readonly VisitorCartItem[] =>
  useSyncExternalStore(subscribeVisitorCart, getVisitorCart, getVisitorCart);
