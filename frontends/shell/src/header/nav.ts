import type { User } from '@sargam/kit';
import { findRoute } from '../routes/route-map.ts';

export type NavItem = {
  to: string;
  text: string;
  /** A path prefix for which the item is also marked as current. */
  alsoMatches?: string;
};

/** Removes items without a route, so that no link leads to a page that does not exist. */
const withRoute = (items: readonly NavItem[]): NavItem[] =>
  items.filter(({ to }) => findRoute(to.split('?')[0] ?? to) !== undefined);

export const mainNav = withRoute([
  { to: '/allcourses', text: 'shell.nav.courses' },
  { to: '/instructorlist', text: 'shell.nav.instructors' },
  { to: '/freebies', text: 'shell.nav.freebies' },
  { to: '/store', text: 'shell.nav.store', alsoMatches: '/products/giftCard/' },
]);

/** The mobile menu: the main navigation plus Home, and About and Contact for visitors or the guide for logged-in users. */
export const mobileNav = (user: User | undefined): NavItem[] => [
  ...withRoute([{ to: '/', text: 'shell.nav.home' }]),
  ...mainNav,
  ...withRoute(
    user
      ? [{ to: '/how-to-guide', text: 'shell.nav.guide' }]
      : [
          { to: '/about', text: 'shell.nav.about' },
          { to: '/contact', text: 'shell.nav.contact' },
        ],
  ),
];

/** The tabs of the student panel in the order of their `tab` index in the URL. */
const studentTabs = ['classroom', 'wishlist', 'messages', 'purchases', 'profile', 'earn', 'redeem'] as const;

/** The user menu of each role. The back-office of content uploaders has the courses and the account (decision B1). */
export const userNav = (user: User): NavItem[] => {
  switch (user.type) {
    case 4:
      return studentTabs.map((tab, index) => ({
        to: `/studentpanel?tab=${index}`,
        text: `shell.tab.${tab}`,
      }));
    case 3:
      return [{ to: '/instructorpanel', text: 'shell.nav.my_dashboard' }];
    case 1:
    case 2:
      return [{ to: '/admin', text: 'shell.nav.dashboard' }];
  }
};

export const footerNav = {
  learn: withRoute([
    { to: '/allcourses', text: 'shell.nav.courses' },
    { to: '/instructorlist', text: 'shell.nav.instructors' },
    { to: '/freebies', text: 'shell.nav.freebies' },
    { to: '/store', text: 'shell.footer.gift_cards' },
  ]),
  sargam: withRoute([
    { to: '/about', text: 'shell.nav.about' },
    { to: '/contact', text: 'shell.nav.contact' },
    { to: '/terms', text: 'shell.nav.terms' },
    { to: '/privacy', text: 'shell.nav.privacy' },
  ]),
};
