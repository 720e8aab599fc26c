import { matchPath, roles, type UserType } from '@sargam/kit';
import type { ReactElement } from 'react';
import type { MenuGroupKey } from './menu-groups.ts';

/** One screen of the back-office. Route, guard, menu and command palette are derived from this entry. */
export type Screen = {
  /** The route pattern, for example `/admin/order/:id`. */
  path: string;
  element: ReactElement;
  /** The text key of the title, in the menu, in the palette and on the page. */
  title: string;
  group: MenuGroupKey;
  /** For a screen that needs an id: it is neither in the menu nor in the palette, but its group is open. */
  unlisted?: true;
  /** The roles that may open the screen; by default only admins. */
  allow?: readonly UserType[];
  /** Further words for the palette: the title in the other language, romanised words, synonyms. */
  keywords?: string;
};

/** The roles of a screen for admins and content uploaders (decision B1). */
export const adminsAndUploaders: readonly UserType[] = [roles.admin, roles.content];

const adminsOnly: readonly UserType[] = [roles.admin];

export const rolesOf = ({ allow = adminsOnly }: Screen): readonly UserType[] => allow;

/** The screens that a role can reach from the menu and from the palette. */
export const listedScreens = (screens: readonly Screen[], role: UserType | undefined): Screen[] =>
  screens.filter((screen) => !screen.unlisted && role !== undefined && rolesOf(screen).includes(role));

/** The screen of a path. A path without parameters wins over a pattern that also matches. */
export const screenOfPath = (screens: readonly Screen[], pathname: string): Screen | undefined =>
  screens.find(({ path }) => path === pathname) ?? screens.find(({ path }) => matchPath(path, pathname));
