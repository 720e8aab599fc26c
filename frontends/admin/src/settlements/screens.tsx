import { lazyPage, Navigate } from '@sargam/kit';
import type { Screen } from '../frame/screen.ts';

const Settlement = lazyPage(() => import('./SettlementPage.tsx'));
const Settlements = lazyPage(() => import('./SettlementsPage.tsx'));

export const settlementScreens: readonly Screen[] = [
  {
    path: '/admin-instructor-settlement',
    element: <Settlements />,
    title: 'admin.menu.settlements',
    group: 'instructors',
    keywords: 'Instructor settlement list শিক্ষকের পাওনা পরিশোধ paona due payout payment',
  },
  {
    path: '/admin-instructor-settlement/:id',
    element: <Settlement />,
    title: 'admin.menu.settlement_detail',
    group: 'instructors',
    unlisted: true,
  },
  {
    path: '/instructor-payment',
    element: <Navigate to="/admin-instructor-settlement" replace />,
    title: 'admin.menu.settlements',
    group: 'instructors',
    unlisted: true,
  },
];
