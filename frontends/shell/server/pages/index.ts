import type { Writer } from '../view.ts';
import { course } from './course.ts';
import { courses } from './courses.ts';
import { giftCard } from './gift-card.ts';
import { instructor, instructors } from './instructors.ts';
import { landing } from './landing.ts';
import { store } from './store.ts';

/** The public pages, whose content the server writes; `/instructorview/…` and `/products/giftCard/…` by their parts. */
const writers: Record<string, Writer> = {
  '': landing,
  allcourses: courses,
  courseview: course,
  instructorlist: instructors,
  instructorview: instructor,
  store,
};

export const writerFor = (pathname: string): Writer | undefined => {
  const parts = pathname.split('/').filter(Boolean);
  if (parts[0] === 'products') return parts[1] === 'giftCard' && parts.length === 3 ? giftCard : undefined;
  const longest = parts[0] === 'instructorview' ? 2 : 1;
  return parts.length <= longest ? writers[parts[0] ?? ''] : undefined;
};
