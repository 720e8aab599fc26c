import { createContext } from 'react';

/** The addresses of the pages with the editor of a course and with the editor of its lessons. */
export type EditorLinks = { course: (id: string) => string; lessons: (id: string) => string };

/** The screens of the back-office. Another remote that shows the editor has pages of its own. */
export const backOfficeLinks: EditorLinks = {
  course: (id) => `/updatecourse?id=${id}`,
  lessons: (id) => `/updatelesson?id=${id}`,
};

export const EditorLinksContext = createContext(backOfficeLinks);
