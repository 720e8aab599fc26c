import { apiGet } from '@sargam/kit';

/** Keeps changes of the lessons and files of a published course in its revision (decision B89). */
export const draftQuery = { revision: 'draft' } as const;

/** A course in both languages with all its lessons, and with the changes that are not published yet. */
export const courseForEditor = (id: string) =>
  apiGet('/course/{id}/', { path: { id }, query: { texts: 'both', revision: 'draft' } });
