import { routeMap } from '@sargam/shell/route-map';
import { type BackOfficeScreen, readBackOfficeScreens } from './back-office-screens.ts';
import type { KnownIds, PublicIds } from './known-ids.ts';
import {
  backOfficePaths,
  findAddresses,
  publicPaths,
  type ScreenPaths,
  type TableRoute,
} from './route-paths.ts';

export type Role = 'visitor' | 'student' | 'instructor' | 'content' | 'admin';

/** A page of the product as one role opens it. */
export interface Place {
  readonly role: Role;
  readonly route: string;
  readonly address: string;
}

const adminType = 1;
const uploaderType = 2;

/** The roles of the routes of the panel. */
const panelRoles: Readonly<Record<string, readonly Role[]>> = {
  '/studentpanel': ['student'],
  '/instructorpanel': ['instructor'],
  '/account': ['content'],
  '/lesson': ['student'],
  '/lesson/*': ['student'],
};

/** Public routes whose pages differ for a student. */
const studentRoutes: readonly string[] = [
  '/',
  '/allcourses',
  '/courseview',
  '/cart',
  '/products/giftCard/:id',
  '/giftcard-successfull',
  '/giftcard-fail',
  '/notifications',
];
/** Visitors are redirected. */
const memberRoutes: readonly string[] = ['/notifications'];

const placesAs = (role: Role, routes: readonly TableRoute[], addresses: ScreenPaths): Place[] =>
  routes.flatMap((route) =>
    findAddresses(route, addresses).map((address) => ({ role, route: route.path, address })),
  );

/** Every public page as a visitor, and those that differ for a student as a student too. */
export const listPublicPlaces = (ids: PublicIds): Place[] => {
  const addresses = publicPaths(ids);
  const routes = routeMap.filter(({ remote }) => remote === 'storefront');
  return [
    ...placesAs(
      'visitor',
      routes.filter(({ path }) => !memberRoutes.includes(path)),
      addresses,
    ),
    ...placesAs(
      'student',
      routes.filter(({ path }) => studentRoutes.includes(path)),
      addresses,
    ),
  ];
};

/** Every page of the panel as its role. */
export const listPanelPlaces = (ids: PublicIds): Place[] => {
  const addresses = publicPaths(ids);
  return routeMap
    .filter(({ remote }) => remote === 'panel')
    .flatMap((route) => {
      const roles = panelRoles[route.path];
      if (!roles) throw new Error(`places.ts has no role for ${route.path}.`);
      return roles.flatMap((role) => placesAs(role, [route], addresses));
    });
};

const mayOpen = ({ roles }: BackOfficeScreen, type: number): boolean => roles.includes(type);

/** Every screen of the back-office as an admin, and those of content uploaders as a content uploader too. */
export const listBackOfficePlaces = async (ids: KnownIds): Promise<Place[]> => {
  const addresses = backOfficePaths(ids);
  const screens = await readBackOfficeScreens();
  return [
    ...placesAs(
      'admin',
      screens.filter((screen) => mayOpen(screen, adminType)),
      addresses,
    ),
    ...placesAs(
      'content',
      screens.filter((screen) => mayOpen(screen, uploaderType)),
      addresses,
    ),
  ];
};

const roles = ['visitor', 'student', 'instructor'] as const;

/** One refused role for each screen of the back-office; content uploaders are refused where the screen is for admins only. */
export const listRefusals = async (ids: KnownIds): Promise<Place[]> => {
  const addresses = backOfficePaths(ids);
  const screens = await readBackOfficeScreens();
  return screens.flatMap((screen, index) => {
    const refused: readonly Role[] = mayOpen(screen, uploaderType) ? roles : [...roles, 'content'];
    const role = refused[index % refused.length] ?? 'visitor';
    const [address] = findAddresses(screen, addresses);
    return address ? [{ role, route: screen.path, address }] : [];
  });
};
