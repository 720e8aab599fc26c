import type { JSONColumnType } from 'kysely';
import type { StudentId } from '../ids.ts';
import type { AccessPeriod } from './access-period.ts';

/** An access period as JSON: dates are ISO texts. */
export type StoredPeriod = Omit<AccessPeriod, 'startsAt' | 'endsAt'> & {
  readonly startsAt: string;
  readonly endsAt: string;
};

export interface AccessTables {
  access: {
    student_id: StudentId;
    course_id: string;
    /** The number of decisions about this access, from 1. */
    version: bigint;
    periods: JSONColumnType<readonly StoredPeriod[]>;
    refunded_at: Date | null;
  };
}
