import type { ColumnType, Generated } from 'kysely';
import type { PrintedCertificate } from './printed-certificate.ts';

export interface CertificateApplicationsTable {
  id: string;
  student_id: string;
  course_id: string;
  state: 'pending' | 'provided' | 'revoked';
  applied_at: Date;
  provided_at: Date | null;
  theory_mark: number | null;
  practical_mark: number | null;
  revoked_at: Date | null;
  revoke_reason: Generated<string>;
  student_name: Generated<string>;
  serial: bigint | null;
  /** The public code. */
  code: string | null;
  printed: ColumnType<PrintedCertificate | null, string | null, string>;
}
