import { z } from 'zod';
import { CourseCard } from '../course/course-wire.ts';
import { InstructorCard } from './instructor-wire.ts';

/** Apart from the card, which course pages carry: cards and courses would import one another. */
export const InstructorPage = InstructorCard.extend({
  courses: z.array(CourseCard),
  bundles: z.array(CourseCard),
}).meta({ id: 'InstructorPage' });
export type InstructorPage = z.infer<typeof InstructorPage>;
