import { useLocation, useText } from '@sargam/kit';
import { useEffect, useRef } from 'react';
import { routeFor } from './route-map.ts';

/** On every route change: to the top, the focus to the content, and a title until the page gives its own. */
export const usePageChange = (): void => {
  const { pathname } = useLocation();
  const t = useText();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current !== pathname) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    before.current = pathname;
    const route = routeFor(pathname);
    const key = route ? (route.title ?? 'site') : 'not_found';
    if (key === 'site' && route && route.path !== '/') return;
    document.title =
      key === 'site' ? t('shell.title.site') : `${t(`shell.title.${key}`)} · ${t('kit.brand')}`;
  }, [pathname, t]);
};
