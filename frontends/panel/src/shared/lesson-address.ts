/** Without `lesson` the page opens the next lesson. */
export const lessonAddress = (course: string, lesson?: string): string =>
  `/lesson?course=${encodeURIComponent(course)}${lesson ? `&lesson=${encodeURIComponent(lesson)}` : ''}`;

export const courseAddress = (course: string): string => `/courseview?id=${encodeURIComponent(course)}`;

/** `back`: the address after the login. */
export const loginAddress = (back: string): string => `/login?redirect=${encodeURIComponent(back)}`;
