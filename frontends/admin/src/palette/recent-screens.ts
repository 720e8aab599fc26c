import { useLocation } from '@sargam/kit';
import { useEffect } from 'react';
import type { Screen } from '../frame/screen.ts';

const KEY = 'sargam.admin.recent';
const MAX_RECENT = 5;

/** The paths of the screens that were opened last, the latest first. */
export const readRecentPaths = (): string[] => localStorage.getItem(KEY)?.split(',') ?? [];

/** Records the opened screens of the menu in the local storage. */
export const useRecordRecent = (screens: readonly Screen[]): void => {
  const { pathname } = useLocation();
  const isListed = screens.some(({ path }) => path === pathname);
  useEffect(() => {
    if (!isListed) return;
    const others = readRecentPaths().filter((path) => path !== pathname);
    localStorage.setItem(KEY, [pathname, ...others].slice(0, MAX_RECENT).join(','));
  }, [isListed, pathname]);
};
