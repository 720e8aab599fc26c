import type { CertificateApplication } from '@sargam/proto/learning/v1/certificates';
import type { ApplicationRow } from './application-store.ts';
import { formatSerial } from './certificate-code.ts';
import { toCertificateState } from './certificate-state.ts';
import { hasPassed } from './exam.ts';

export const toApplicationMessage = (row: ApplicationRow, isNew = false): CertificateApplication => ({
  id: row.id,
  studentId: row.student_id,
  courseId: row.course_id,
  state: toCertificateState(row),
  appliedAt: row.applied_at,
  isNew,
  theoryMark: row.theory_mark ?? undefined,
  practicalMark: row.practical_mark ?? undefined,
  passed: hasPassed({ theory: row.theory_mark, practical: row.practical_mark }),
  providedAt: row.provided_at ?? undefined,
  revokedAt: row.revoked_at ?? undefined,
  revokeReason: row.revoke_reason,
  studentName: row.student_name,
  code: row.code ?? '',
  serial: row.serial === null ? '' : formatSerial(row.serial),
  lessonsWatched: 0,
  lessonsTotal: 0,
});
