import { useSyncExternalStore } from 'react';
import { type Chosen, getVisitorCart, subscribeVisitorCart } from './visitor-cart.ts';

/** What a visitor has put into the cart, kept in this browser until somebody logs in. */
export const useVisitorCart = (): readonly Chosen[] =>
  useSyncExternalStore(subscribeVisitorCart, getVisitorCart, getVisitorCart);
