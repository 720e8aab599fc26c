import { defineRemote } from '@sargam/kit/remote';
import type { ReactNode } from 'react';
import { useMergeVisitorCart } from './cart/useMergeVisitorCart.ts';
import { routes } from './routes.tsx';

/** All styles of this remote are nested in this class, so they cannot affect another remote's pages. */
const Storefront = ({ children }: { children: ReactNode }) => {
  useMergeVisitorCart();
  return <div className="storefront">{children}</div>;
};

export const { bootstrap, mount, unmount, update } = defineRemote({ routes, wrapper: Storefront });
