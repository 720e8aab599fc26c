import { history, useLocation } from '@sargam/kit';
import { useEffect, useRef } from 'react';
import { pageOf, viewOf } from './page-of.ts';
import { keepPlaces, toRemembered, toTop } from './scroll-memory.ts';

/** A new page begins at the top and has the focus; back and forward lead to where one was. */
export const usePlace = (): void => {
  const location = useLocation();
  const before = useRef({ view: viewOf(location), page: pageOf(location) });
  useEffect(keepPlaces, []);
  useEffect(() => {
    const now = { view: viewOf(location), page: pageOf(location) };
    const was = before.current;
    before.current = now;
    if (was.page !== now.page) document.getElementById('main')?.focus({ preventScroll: true });
    if (was.view === now.view) return;
    if (history.get().action === 'POP') return toRemembered();
    toTop();
  }, [location]);
};
