import { lazy } from 'react';
import type { Screen } from './frame/screen.ts';

const Orders = lazy(() => import('./orders/OrdersPage.tsx'));

const dashboard: readonly Screen[] = [];

const analytics: readonly Screen[] = [];

const orders: readonly Screen[] = [
  {
    path: '/adminorderlist',
    element: <Orders key="all" kind="all" />,
    title: 'admin.menu.orders',
    group: 'orders',
    keywords: 'All orders সব অর্ডার shob order sales bikri বিক্রি',
  },
  {
    path: '/adminpaidorderlist',
    element: <Orders key="paid" kind="paid" />,
    title: 'admin.menu.orders_paid',
    group: 'orders',
    keywords: 'Paid orders only শুধু পরিশোধিত অর্ডার porishodhito paid',
  },
];

const courses: readonly Screen[] = [];

const instructors: readonly Screen[] = [];

const users: readonly Screen[] = [];

const store: readonly Screen[] = [];

const coupons: readonly Screen[] = [];

const messages: readonly Screen[] = [];

const certificates: readonly Screen[] = [];

const freebies: readonly Screen[] = [];

const popup: readonly Screen[] = [];

const notifications: readonly Screen[] = [];

const mail: readonly Screen[] = [];

const audit: readonly Screen[] = [];

/**
 * Every screen of the back-office, in the order of the menu. A new screen is one entry here and a folder; a screen that does
 * not exist yet has no entry.
 */
export const screens: readonly Screen[] = [
  dashboard,
  analytics,
  orders,
  courses,
  instructors,
  users,
  store,
  coupons,
  messages,
  certificates,
  freebies,
  popup,
  notifications,
  mail,
  audit,
].flat();
