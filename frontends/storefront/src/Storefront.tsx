import type { ReactNode } from 'react';
import { useBringKeptCourses } from './cart/useKeptCourses.ts';

/** All styles of this remote are nested in its class, so that none reaches another remote's pages. */
export const Storefront = ({ children }: { children: ReactNode }) => {
  useBringKeptCourses();
  return <div className="storefront">{children}</div>;
};
