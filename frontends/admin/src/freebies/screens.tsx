import { lazyPage } from '@sargam/kit';
import { adminsAndUploaders, type Screen } from '../frame/screen.ts';

const FreebieAdd = lazyPage(() => import('./FreebieAddPage.tsx'));
const FreebieEdit = lazyPage(() => import('./FreebieEditPage.tsx'));
const Freebies = lazyPage(() => import('./FreebiesPage.tsx'));

export const freebieScreens: readonly Screen[] = [
  {
    path: '/adminfreebies',
    element: <Freebies />,
    title: 'admin.menu.freebies',
    group: 'freebies',
    allow: adminsAndUploaders,
    keywords: 'Freebies list ফ্রি রিসোর্সের তালিকা free resources post',
  },
  {
    path: '/addpost',
    element: <FreebieAdd />,
    title: 'admin.menu.freebie_add',
    group: 'freebies',
    allow: adminsAndUploaders,
    keywords: 'Add freebie ফ্রি রিসোর্স যোগ করুন new post free',
  },
  {
    path: '/update-freebies/:id',
    element: <FreebieEdit />,
    title: 'admin.menu.freebie_update',
    group: 'freebies',
    unlisted: true,
    allow: adminsAndUploaders,
  },
];
