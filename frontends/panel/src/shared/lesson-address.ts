/** Without a lesson the page opens the one to go on with. */
export const lessonAddress = (course: string, lesson?: string): string =>
  `/lesson?course=${encodeURIComponent(course)}${lesson ? `&lesson=${encodeURIComponent(lesson)}` : ''}`;

export const courseAddress = (course: string): string => `/courseview?id=${encodeURIComponent(course)}`;

/** To the login and back again. */
export const loginAddress = (back: string): string => `/login?redirect=${encodeURIComponent(back)}`;
