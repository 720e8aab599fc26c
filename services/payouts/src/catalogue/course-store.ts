import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import { saveNewestVersions } from './newest-version.ts';

const columns = {
  id: 'text',
  version: 'bigint',
  instructor_id: 'text',
  title: 'jsonb',
  category: 'text',
  published: 'boolean',
};

export const saveCourses = (db: Kysely<Tables>, courses: readonly Insertable<Tables['courses']>[]) =>
  saveNewestVersions(db, 'courses', columns, courses);
