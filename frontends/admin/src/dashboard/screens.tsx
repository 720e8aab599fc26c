import { lazyPage } from '@sargam/kit';
import { adminsAndUploaders, type Screen } from '../frame/screen.ts';

const Dashboard = lazyPage(() => import('./DashboardPage.tsx'));
const DeadLetters = lazyPage(() => import('../dead-letters/DeadLettersPage.tsx'));
const UnknownMails = lazyPage(() => import('../unknown-mails/UnknownMailsPage.tsx'));
const SocialFigures = lazyPage(() => import('./SocialFiguresPage.tsx'));

export const dashboardScreens: readonly Screen[] = [
  {
    path: '/admin',
    element: <Dashboard />,
    title: 'admin.menu.dashboard',
    group: 'dashboard',
    allow: adminsAndUploaders,
    keywords: 'Dashboard ড্যাশবোর্ড start overview shuru',
  },
  {
    path: '/admin/social-figures',
    element: <SocialFigures />,
    title: 'admin.social.title',
    group: 'dashboard',
    unlisted: true,
  },
  {
    path: '/admin/dead-letters',
    element: <DeadLetters />,
    title: 'admin.dead_letters.title',
    group: 'dashboard',
    unlisted: true,
  },
  {
    path: '/admin/unknown-mails',
    element: <UnknownMails />,
    title: 'admin.dashboard.waiting.mails',
    group: 'dashboard',
    unlisted: true,
  },
];
