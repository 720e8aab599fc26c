import type { PageRenderer } from '../page-context.ts';
import { forgotten, login, signup } from './auth-pages.ts';
import { course } from './course.ts';
import { courses } from './courses.ts';
import { freebiePages } from './freebies.ts';
import { giftCard } from './gift-card.ts';
import { about, contact, guide } from './info-pages.ts';
import { instructor, instructors } from './instructors.ts';
import { landing } from './landing.ts';
import { policy } from './policy.ts';
import { search } from './search.ts';
import { store } from './store.ts';

/** The public pages, whose content the server writes; `/products/giftCard/…` by its parts. */
const writers: Record<string, PageRenderer> = {
  '': landing,
  allcourses: courses,
  courseview: course,
  freebies: freebiePages,
  instructorlist: instructors,
  instructorview: instructor,
  login,
  signup,
  forgetpassword: forgotten,
  search,
  store,
  contact,
  about,
  'how-to-guide': guide,
  terms: policy('terms'),
  privacy: policy('privacy'),
};

/** Those with one thing of a list under their own address. */
const withParts = new Set(['instructorview', 'freebies', 'signup']);

export const findPageRenderer = (pathname: string): PageRenderer | undefined => {
  const parts = pathname.split('/').filter(Boolean);
  if (parts[0] === 'products') return parts[1] === 'giftCard' && parts.length === 3 ? giftCard : undefined;
  const longest = withParts.has(parts[0] ?? '') ? 2 : 1;
  const name = parts[0] ?? '';
  // A path such as /constructor is none of ours, though every object has one.
  return parts.length <= longest && Object.hasOwn(writers, name) ? writers[name] : undefined;
};
