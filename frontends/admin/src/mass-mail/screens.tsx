import { lazyPage } from '@sargam/kit';
import type { Screen } from '../frame/screen.ts';

const MassMails = lazyPage(() => import('./MassMailsPage.tsx'));
const MassMail = lazyPage(() => import('./MassMailPage.tsx'));
const NewMassMail = lazyPage(() => import('./NewMassMailPage.tsx'));

export const massMailScreens: readonly Screen[] = [
  {
    path: '/admin/mass-mailing',
    element: <MassMails />,
    title: 'admin.menu.mail',
    group: 'mail',
    keywords: 'Mass mail একসঙ্গে ইমেইল newsletter campaign email pathano পাঠানো',
  },
  {
    path: '/admin/mass-mailing/new',
    element: <NewMassMail />,
    title: 'admin.menu.mail_new',
    group: 'mail',
    keywords: 'Write a mass mail একসঙ্গে অনেককে ইমেইল newsletter campaign notun নতুন',
  },
  {
    path: '/admin/mass-mailing/:id',
    element: <MassMail />,
    title: 'admin.menu.mail_detail',
    group: 'mail',
    unlisted: true,
  },
];
