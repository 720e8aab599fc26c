const STORAGE_KEY = 'sargam.last-course';

/** The last opened course on this device. Removed at logout. */
export const loadLastCourse = (): string | null => localStorage.getItem(STORAGE_KEY);
export const saveLastCourse = (id: string): void => localStorage.setItem(STORAGE_KEY, id);
