import { lazyPage } from '@sargam/kit';
import type { Screen } from '../frame/screen.ts';

const CouponCreate = lazyPage(() => import('./CouponCreatePage.tsx'));
const Coupons = lazyPage(() => import('./CouponsPage.tsx'));

export const couponScreens: readonly Screen[] = [
  {
    path: '/admincuponlist',
    element: <Coupons />,
    title: 'admin.menu.coupons',
    group: 'coupons',
    keywords: 'Coupon list কুপনের তালিকা voucher cupon discount ছাড়',
  },
  {
    path: '/cupon',
    element: <CouponCreate />,
    title: 'admin.menu.coupon_create',
    group: 'coupons',
    keywords: 'Create coupon কুপন তৈরি করুন voucher cupon new',
  },
];
