import { lazyPage } from '@sargam/kit';
import type { Screen } from '../frame/screen.ts';

const Order = lazyPage(() => import('./OrderPage.tsx'));
const Orders = lazyPage(() => import('../orders/OrdersPage.tsx'));
const Refunds = lazyPage(() => import('./RefundsPage.tsx'));

export const orderScreens: readonly Screen[] = [
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
  {
    path: '/admin/refunds',
    element: <Refunds />,
    title: 'admin.menu.refunds',
    group: 'orders',
    keywords: 'Refunds রিফান্ড ferot taka ফেরত give back',
  },
  {
    path: '/admin/order/:id',
    element: <Order />,
    title: 'admin.menu.order_detail',
    group: 'orders',
    unlisted: true,
  },
];
