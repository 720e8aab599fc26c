import { hasVisibleContent } from '@sargam/chassis/rich-text';
import { type Course, isSellable } from './course.ts';

export interface ChecklistItem {
  readonly name: string;
  /** A course without a required item cannot be published; other items are recommended. */
  readonly required: boolean;
  readonly done: boolean;
}

interface Surroundings {
  /** Number of lessons that learning has for the course. */
  readonly lessonCount: number;
  readonly isInstructorPublished: boolean;
  /** Whether a bundle may contain this course: it exists and has lessons of its own. */
  readonly isSingleCourse: (id: string) => boolean;
}

/** A bundle is studied in its courses, every other course in its lessons (decision B24). */
const contentItem = ({ id, bundle }: Course, { lessonCount, isSingleCourse }: Surroundings): ChecklistItem =>
  bundle.length > 0
    ? {
        name: 'bundle-courses',
        required: true,
        done: bundle.every((child) => child !== id && isSingleCourse(child)),
      }
    : { name: 'lesson', required: true, done: lessonCount > 0 };

/** What a course needs before it can be published, in the order of the form. */
export const listChecklist = (course: Course, around: Surroundings): readonly ChecklistItem[] => {
  const required = (name: string, done: boolean) => ({ name, required: true, done });
  const recommended = (name: string, done: boolean) => ({ name, required: false, done });
  return [
    required('title', course.title.en !== ''),
    // Cards, the course page and its share card show both texts. A missing picture is drawn.
    required('subtitle', course.subtitle.en !== ''),
    required('description', hasVisibleContent(course.description.en)),
    required('offer', isSellable(course)),
    contentItem(course, around),
    required('instructor-published', around.isInstructorPublished),
    recommended('thumbnail', course.thumbnail !== ''),
    recommended('banner', course.banner !== ''),
    recommended('bengali', course.title.bn !== '' && course.description.bn !== ''),
  ];
};

/** The first required item that is missing; undefined if the course may be published. */
export const findMissingItem = (items: readonly ChecklistItem[]): ChecklistItem | undefined =>
  items.find(({ required, done }) => required && !done);
