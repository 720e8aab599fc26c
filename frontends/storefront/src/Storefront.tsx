import type { ReactNode } from 'react';
import { useMergeVisitorCart } from './cart/useMergeVisitorCart.ts';

/** All styles of this remote are nested in this class, so they cannot affect another remote's pages. */
export const Storefront = ({ children }: { children: ReactNode }) => {
  useMergeVisitorCart();
  return <div className="storefront">{children}</div>;
};
