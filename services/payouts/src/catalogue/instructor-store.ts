import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import { saveNewestVersions } from './newest-version.ts';

const columns = {
  id: 'text',
  version: 'bigint',
  name: 'jsonb',
  published: 'boolean',
  joined_at: 'timestamptz',
};

export const saveInstructors = (
  db: Kysely<Tables>,
  instructors: readonly Insertable<Tables['instructors']>[],
) => saveNewestVersions(db, 'instructors', columns, instructors);
