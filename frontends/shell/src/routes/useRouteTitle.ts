import { useLocation, useTranslate } from '@sargam/kit';
import { useEffect } from 'react';
import { findRoute } from './route-map.ts';

/** Sets the document title on every route change, until the page sets its own. */
export const useRouteTitle = (): void => {
  const { pathname } = useLocation();
  const t = useTranslate();
  useEffect(() => {
    const route = findRoute(pathname);
    const key = route ? (route.title ?? 'site') : 'not_found';
    if (key === 'site' && route && route.path !== '/') return;
    document.title =
      key === 'site' ? t('shell.title.site') : `${t(`shell.title.${key}`)} · ${t('kit.brand')}`;
  }, [pathname, t]);
};
