import type { ReactNode } from 'react';
import { useMergeVisitorCart } from './cart/useMergeVisitorCart.ts';

/** What every page of this remote does. */
export const Storefront = ({ children }: { children: ReactNode }) => {
  useMergeVisitorCart();
  return children;
};
