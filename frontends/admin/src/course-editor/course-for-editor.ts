import { apiGet } from '@sargam/kit';

/** A course in both languages with all its lessons, and with the changes that are not published yet. */
export const courseForEditor = (id: string) =>
  apiGet('/course/{id}/', { path: { id }, query: { texts: 'both', revision: 'draft' } });
