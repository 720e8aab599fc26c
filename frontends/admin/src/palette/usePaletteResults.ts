import { apiGet, type Translate, useTranslate } from '@sargam/kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Screen } from '../frame/screen.ts';
import { useDebounced } from '../page/useDebounced.ts';
import { readRecentPaths } from './recent-screens.ts';

const normalise = (text: string): string => text.normalize('NFC').toLowerCase();

/** The screens whose title or keywords contain every word of the search, in either language. */
const findScreens = (screens: readonly Screen[], search: string, t: Translate): Screen[] => {
  const words = normalise(search).split(/\s+/).filter(Boolean);
  return screens.filter(({ title, keywords = '', path }) => {
    const text = normalise(`${t(title)} ${keywords} ${path}`);
    return words.every((word) => text.includes(word));
  });
};

/** The server refuses shorter searches. */
const MIN_LENGTH = 2;

export type PaletteItem = { key: string; to: string; text: string; detail?: string; isLatin?: boolean };
export type PaletteGroup = { key: string; title: string; items: PaletteItem[] };

const toItem = ({ path, title }: Screen): PaletteItem => ({ key: path, to: path, text: title });

const recentScreens = (screens: readonly Screen[]): Screen[] =>
  readRecentPaths().flatMap((recent) => screens.find(({ path }) => path === recent) ?? []);

/** Users, orders and courses of the server. The earlier ones stay visible until the next ones arrive. */
const useServerResults = (search: string) => {
  const debounced = useDebounced(search);
  const isSearched = debounced.length >= MIN_LENGTH && search.length >= MIN_LENGTH;
  const found = useQuery({
    ...apiGet('/search/admin', { query: { q: debounced } }),
    enabled: isSearched,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const isPending = search.length >= MIN_LENGTH && (search !== debounced || found.isFetching);
  return { found: isSearched ? found.data : undefined, isPending, isFailed: isSearched && found.isError };
};

/** The groups of the palette: recent screens for an empty search, otherwise screens, users, orders and courses. */
export const usePaletteResults = (screens: readonly Screen[], typed: string) => {
  const t = useTranslate();
  const search = typed.trim();
  const { found, isPending, isFailed } = useServerResults(search);
  const named = (shown: readonly Screen[]) =>
    shown.map((screen) => ({ ...toItem(screen), text: t(screen.title) }));
  const recent = recentScreens(screens);
  const groups: PaletteGroup[] = search
    ? [
        { key: 'screens', title: 'admin.palette.screens', items: named(findScreens(screens, search, t)) },
        {
          key: 'users',
          title: 'admin.group.users',
          items: (found?.users ?? []).map(({ _id, studentId, name, email }) => ({
            key: _id,
            to: `/viewuser?id=${_id}`,
            text: name,
            detail: `${studentId} · ${email}`,
          })),
        },
        {
          key: 'orders',
          title: 'admin.group.orders',
          items: (found?.orders ?? []).map(({ _id, userName, userEmail }) => ({
            key: _id,
            to: `/admin/order/${_id}`,
            text: `#${_id.slice(-8)}`,
            detail: `${userName} · ${userEmail}`,
            isLatin: true,
          })),
        },
        {
          key: 'courses',
          title: 'admin.group.courses',
          items: (found?.courses ?? []).map(({ _id, title }) => ({
            key: _id,
            to: `/courseview?id=${_id}`,
            text: title,
          })),
        },
      ]
    : [
        { key: 'recent', title: 'admin.palette.recent', items: named(recent) },
        {
          key: 'screens',
          title: 'admin.palette.screens',
          items: named(screens.filter((screen) => !recent.includes(screen))),
        },
      ];
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    late: found?.late ?? [],
    isPending,
    isFailed,
  };
};
