import { demoId } from '@sargam/demo/demo-id';
import { findDemoCourse } from './demo-course.ts';

const freeLessonId = demoId('freebie', 'practice-week');

/** Every page that needs no login, with content on it. */
export const publicPaths = [
  '/',
  '/allcourses',
  '/search?q=gitar',
  `/courseview?id=${findDemoCourse('guitar-first-chords').id}`,
  '/instructorlist',
  `/instructorview/${demoId('instructor', 'arif-chowdhury')}`,
  '/freebies',
  `/freebies/${freeLessonId}`,
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
  '/start',
  '/contact',
  '/about',
  '/privacy',
  '/terms',
  '/404',
  '/nowhere',
] as const;
