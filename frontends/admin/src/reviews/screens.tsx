import { lazyPage } from '@sargam/kit';
import type { Screen } from '../frame/screen.ts';

const Reviews = lazyPage(() => import('./ReviewsPage.tsx'));

export const reviewScreens: readonly Screen[] = [
  {
    path: '/adminreviews',
    element: <Reviews />,
    title: 'admin.menu.reviews',
    group: 'courses',
    keywords: 'Reviews রিভিউ rating stars তারা hide restore lukano লুকানো',
  },
];
