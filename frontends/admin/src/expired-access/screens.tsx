import { lazyPage } from '@sargam/kit';
import type { Screen } from '../frame/screen.ts';

const ExpiredAccess = lazyPage(() => import('./ExpiredAccessPage.tsx'));
const SocialSignUps = lazyPage(() => import('../sign-ups/SocialSignUpsPage.tsx'));

/** Lists of the group of users that only show people. */
export const peopleListScreens: readonly Screen[] = [
  {
    path: '/subscription-expire-data',
    element: <ExpiredAccess />,
    title: 'admin.menu.expired',
    group: 'users',
    keywords: 'Expired subscriptions মেয়াদ শেষ হওয়া সাবস্ক্রিপশন ended access',
  },
  {
    path: '/oauthusers',
    element: <SocialSignUps />,
    title: 'admin.menu.social',
    group: 'users',
    keywords: 'Social sign-up users Google ও Facebook দিয়ে আসা ব্যবহারকারী oauth',
  },
];
