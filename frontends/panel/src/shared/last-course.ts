const KEY = 'sargam.last-course';

/** The course whose lesson was opened last on this device; logging out forgets it with the rest. */
export const lastCourse = (): string | null => localStorage.getItem(KEY);
export const rememberCourse = (id: string): void => localStorage.setItem(KEY, id);
