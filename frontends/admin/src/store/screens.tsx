import { lazyPage } from '@sargam/kit';
import type { Screen } from '../frame/screen.ts';

const GiftCard = lazyPage(() => import('./GiftCardPage.tsx'));
const GiftCards = lazyPage(() => import('./GiftCardsPage.tsx'));
const StoreCategories = lazyPage(() => import('./CategoriesPage.tsx'));
const StoreOrder = lazyPage(() => import('./StoreOrderPage.tsx'));
const StoreOrders = lazyPage(() => import('./StoreOrdersPage.tsx'));
const StoreProducts = lazyPage(() => import('./ProductsPage.tsx'));

export const storeScreens: readonly Screen[] = [
  {
    path: '/adminstorecategories',
    element: <StoreCategories />,
    title: 'admin.menu.store_categories',
    group: 'store',
    keywords: 'Store categories স্টোরের ক্যাটাগরি store category shop dokan',
  },
  {
    path: '/adminstoreproduct',
    element: <StoreProducts />,
    title: 'admin.menu.store_products',
    group: 'store',
    keywords: 'Store products স্টোরের পণ্য gift card product গিফট কার্ড ponno',
  },
  {
    path: '/adminstoreorders',
    element: <StoreOrders />,
    title: 'admin.menu.store_orders',
    group: 'store',
    keywords: 'Store orders স্টোরের অর্ডার gift card orders',
  },
  {
    path: '/adminstoregiftcard',
    element: <GiftCards />,
    title: 'admin.menu.gift_cards',
    group: 'store',
    keywords: 'Issued gift cards বিক্রি হওয়া গিফট কার্ড gift card uphar উপহার',
  },
  {
    path: '/admin/store/order/:id',
    element: <StoreOrder />,
    title: 'admin.menu.store_order_detail',
    group: 'store',
    unlisted: true,
  },
  {
    path: '/admin/store/:id',
    element: <GiftCard />,
    title: 'admin.menu.gift_card',
    group: 'store',
    unlisted: true,
  },
];
