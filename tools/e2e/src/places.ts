import { demoId } from '@sargam/demo/demo-id';
import { courseOf } from './demo.ts';

const freebie = demoId('freebie', 'practice-week');

/** Every page that anybody may open, with something on it. */
export const publicPaths = [
  '/',
  '/allcourses',
  '/search?q=gitar',
  `/courseview?id=${courseOf('guitar-first-chords').id}`,
  '/instructorlist',
  `/instructorview/${demoId('instructor', 'arif-chowdhury')}`,
  '/freebies',
  `/freebies/${freebie}`,
  '/store',
  '/products/giftCard/gift-card-1000',
  '/giftcard',
  '/giftcard-fail',
  '/cart',
  '/login',
  '/signup',
  '/password-change-successful',
  '/registration-successful',
  '/verify-email',
  '/how-to-guide',
  '/contact',
  '/about',
  '/privacy',
  '/terms',
  '/404',
  '/nowhere',
] as const;
