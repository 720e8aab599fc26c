import { history, useLocation } from '@sargam/kit';
import { useEffect, useRef } from 'react';
import { pageIdentity, viewIdentity } from './page-identity.ts';
import { restoreScrollPosition, scrollToTop, trackScrollPositions } from './scroll-positions.ts';

/** A new page begins at the top and has the focus; back and forward lead to where one was. */
export const useScrollAndFocus = (): void => {
  const location = useLocation();
  const before = useRef({ view: viewIdentity(location), page: pageIdentity(location) });
  useEffect(trackScrollPositions, []);
  useEffect(() => {
    const now = { view: viewIdentity(location), page: pageIdentity(location) };
    const was = before.current;
    before.current = now;
    if (was.page !== now.page) document.getElementById('main')?.focus({ preventScroll: true });
    if (was.view === now.view) return;
    if (history.get().action === 'POP') return restoreScrollPosition();
    scrollToTop();
  }, [location]);
};
