import { history, useLocation } from '@sargam/kit';
import { useEffect, useRef } from 'react';
import { pageIdentity, viewIdentity } from './page-identity.ts';
import { restoreScrollPosition, scrollToTop, trackScrollPositions } from './scroll-positions.ts';

/** A new page scrolls to the top and gets the focus. Back and forward restore the scroll position. */
export const useScrollAndFocus = (): void => {
  const location = useLocation();
  const previous = useRef({ view: viewIdentity(location), page: pageIdentity(location) });
  useEffect(trackScrollPositions, []);
  useEffect(() => {
    const now = { view: viewIdentity(location), page: pageIdentity(location) };
    const was = previous.current;
    previous.current = now;
    if (was.page !== now.page) document.getElementById('main')?.focus({ preventScroll: true });
    if (was.view === now.view) return;
    if (history.get().action === 'POP') return restoreScrollPosition();
    scrollToTop();
  }, [location]);
};
