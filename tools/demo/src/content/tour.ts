import { dayMs } from '@sargam/chassis/calendar';
import type { PlannedOrder } from './types.ts';

/** Key of the account of the guided tour. */
export const tourStudent = 'student';

/** Keys of the courses that the student owns. Half of the first one is watched. */
export const tourCourses = ['guitar-fingerstyle', 'drums-fills-and-phrases'] as const;

/** Keys of the courses on the student's wishlist. */
export const tourWishes = ['piano-comping', 'sound-home-mix'] as const;

/** The paid orders of the student, outside the plan of orders. */
export const planTourOrders = (now: Date): PlannedOrder[] =>
  tourCourses.map((course, index) => ({
    reference: `DEMO-TOUR-${index + 1}`,
    student: tourStudent,
    lines: [{ course, tier: 'gold' }],
    method: index === 0 ? 'bKash' : 'Nagad',
    outcome: 'paid',
    at: new Date(now.getTime() - (index === 0 ? 12 : 33) * dayMs),
  }));
