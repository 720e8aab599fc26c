import type { User } from '@sargam/kit';
import { findRoute } from '../routes/route-map.ts';

export type NavItem = {
  to: string;
  text: string;
  /** The beginning of the addresses that belong to it besides its own. */
  alsoMatches?: string;
};

/** Only what the route map knows is linked: a page that is not built yet has no way to it. */
const known = (items: readonly NavItem[]): NavItem[] =>
  items.filter(({ to }) => findRoute(to.split('?')[0] ?? to) !== undefined);

export const mainNav = known([
  { to: '/allcourses', text: 'shell.nav.courses' },
  { to: '/instructorlist', text: 'shell.nav.instructors' },
  { to: '/freebies', text: 'shell.nav.freebies' },
  { to: '/store', text: 'shell.nav.store', alsoMatches: '/products/giftCard/' },
]);

/** What the small menu adds: Home for all, About and Contact for visitors, the guide for whoever is logged in. */
export const mobileNav = (user: User | undefined): NavItem[] => [
  ...known([{ to: '/', text: 'shell.nav.home' }]),
  ...mainNav,
  ...known(
    user
      ? [{ to: '/how-to-guide', text: 'shell.nav.guide' }]
      : [
          { to: '/about', text: 'shell.nav.about' },
          { to: '/contact', text: 'shell.nav.contact' },
        ],
  ),
];

/** The tabs of the student panel that are built, by the specification's index. */
const studentTabs = { classroom: 0, wishlist: 1, purchases: 3, profile: 4, earn: 5, redeem: 6 } as const;

/** The user menu of each role. Content uploaders have no panel with a way to their account: beside their logout it is here. */
export const userNav = (user: User): NavItem[] => {
  switch (user.type) {
    case 4:
      return Object.entries(studentTabs).map(([tab, index]) => ({
        to: `/studentpanel?tab=${index}`,
        text: `shell.tab.${tab}`,
      }));
    case 3:
      return [{ to: '/instructorpanel', text: 'shell.nav.my_dashboard' }];
    case 1:
      return [{ to: '/admin', text: 'shell.nav.dashboard' }];
    case 2:
      return [{ to: '/account', text: 'shell.title.account' }];
  }
};

export const footerNav = {
  learn: known([
    { to: '/allcourses', text: 'shell.nav.courses' },
    { to: '/instructorlist', text: 'shell.nav.instructors' },
    { to: '/freebies', text: 'shell.nav.freebies' },
    { to: '/store', text: 'shell.footer.gift_cards' },
  ]),
  sargam: known([
    { to: '/about', text: 'shell.nav.about' },
    { to: '/contact', text: 'shell.nav.contact' },
    { to: '/terms', text: 'shell.nav.terms' },
    { to: '/privacy', text: 'shell.nav.privacy' },
  ]),
};
