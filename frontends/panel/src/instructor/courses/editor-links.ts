import { tabUrl } from '../tabs.ts';

/** The pages of My Courses that show the editor of the back-office. `new` is a new course. */
export const editorLinks = {
  course: (id: string): string => `${tabUrl('0')}&edit=${encodeURIComponent(id)}`,
  lessons: (id: string): string => `${tabUrl('0')}&lessons=${encodeURIComponent(id)}`,
};

export const newCourse = 'new';
