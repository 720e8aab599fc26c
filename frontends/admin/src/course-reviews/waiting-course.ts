import type { ApiSchemas } from '@sargam/kit';

export type WaitingCourse = ApiSchemas['WaitingCourse'];

/** The prices that the form of the publication begins with: those of the instructor, else those of the course. */
export const pricesToDecide = (course: WaitingCourse): ApiSchemas['ProposedPrices'] =>
  course.proposal ?? course;
