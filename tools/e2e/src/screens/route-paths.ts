import { instructorTabs } from '@sargam/panel/instructor-tabs';
import { studentTabs } from '@sargam/panel/student-tabs';
import type { KnownIds, PublicIds } from './known-ids.ts';

/** The addresses of routes that need an id or have several views, by route. Every other route is opened by its path. */
export type ScreenPaths = Readonly<Record<string, readonly string[]>>;

export const publicPaths = (ids: PublicIds): ScreenPaths => ({
  '/search': ['/search?q=gitar', '/search?q=esraj'],
  '/courseview': [`/courseview?id=${ids.course}`],
  '/instructorview/:id': [`/instructorview/${ids.instructor}`],
  '/freebies/:id': [`/freebies/${ids.freebie}`],
  '/certificate/:code': [`/certificate/${ids.certificateCode}`],
  '/products/giftCard/:id': ['/products/giftCard/gift-card-1000'],
  '/giftcard-successfull': [`/giftcard-successfull?order=${ids.storeOrder}`],
  '/giftcard-fail': ['/giftcard-fail', '/giftcard-fail?why=cancelled'],
  '/giftcard': ['/giftcard', `/giftcard#${ids.giftCardCode}`],
  '/signup/:refercode': ['/signup/SOMEBODY'],
  '/resetpassword': ['/resetpassword#token=nothing'],
  '/studentpanel': studentTabs.map(({ index }) => `/studentpanel?tab=${index}`),
  '/instructorpanel': instructorTabs.map(({ index }) => `/instructorpanel?tab=${index}`),
  '/lesson': [`/lesson?course=${ids.course}`],
  '/lesson/*': [],
});

export const backOfficePaths = (ids: KnownIds): ScreenPaths => ({
  '/admin/social-figures': ['/admin/social-figures'],
  '/admin/dead-letters': ['/admin/dead-letters'],
  '/admin/unknown-mails': ['/admin/unknown-mails'],
  '/admin/order/:id': [`/admin/order/${ids.order}`],
  '/admin/instructor/:id': [`/admin/instructor/${ids.instructor}`],
  '/admin/course/analytics/:id': [`/admin/course/analytics/${ids.course}`],
  '/admin-instructor-settlement/:id': [`/admin-instructor-settlement/${ids.instructor}?days=365`],
  '/instructor-payment': ['/instructor-payment'],
  '/updatecourse': [`/updatecourse?id=${ids.course}`],
  '/updatelesson': [`/updatelesson?id=${ids.course}`],
  '/updateinstructor': [`/updateinstructor?id=${ids.instructor}`],
  '/viewuser': ['profile', 'access', 'orders', 'wallet', 'giftcards', 'messages', 'sessions', 'audit'].map(
    (tab) => `/viewuser?id=${ids.user}&tab=${tab}`,
  ),
  '/admin/store/order/:id': [`/admin/store/order/${ids.storeOrder}`],
  '/admin/store/:id': [`/admin/store/${ids.giftCard}`],
  '/admin/mass-mailing/:id': [`/admin/mass-mailing/${ids.massMail}`],
  '/update-freebies/:id': [`/update-freebies/${ids.freebie}`],
});

export interface TableRoute {
  readonly path: string;
  /** A screen that is in no menu needs an id. */
  readonly isListed?: boolean;
}

/** The addresses of a route of a table. Throws for a route that needs an id and has no address above. */
export const findAddresses = (
  { path, isListed = true }: TableRoute,
  addresses: ScreenPaths,
): readonly string[] => {
  const found = addresses[path];
  if (found) return found;
  if (!isListed || path.includes(':')) throw new Error(`route-paths.ts has no address for ${path}.`);
  return [path];
};
