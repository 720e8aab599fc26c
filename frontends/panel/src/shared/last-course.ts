const STORAGE_KEY = 'sargam.last-course';

/** The course whose lesson was opened last on this device; logging out forgets it with the rest. */
export const loadLastCourse = (): string | null => localStorage.getItem(STORAGE_KEY);
export const saveLastCourse = (id: string): void => localStorage.setItem(STORAGE_KEY, id);
