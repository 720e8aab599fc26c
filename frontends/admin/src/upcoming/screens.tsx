import { lazyPage } from '@sargam/kit';
import { adminsAndUploaders, type Screen } from '../frame/screen.ts';

const Upcoming = lazyPage(() => import('./UpcomingPage.tsx'));
const UpcomingCreate = lazyPage(() => import('./UpcomingCreatePage.tsx'));

export const upcomingScreens: readonly Screen[] = [
  {
    path: '/adminupcomingcourselist',
    element: <Upcoming />,
    title: 'admin.menu.upcoming',
    group: 'courses',
    allow: adminsAndUploaders,
    keywords: 'Upcoming course list আসন্ন কোর্সের তালিকা soon',
  },
  {
    path: '/upcoming',
    element: <UpcomingCreate />,
    title: 'admin.menu.upcoming_create',
    group: 'courses',
    allow: adminsAndUploaders,
    keywords: 'Create upcoming course আসন্ন কোর্স যোগ করুন soon',
  },
];
