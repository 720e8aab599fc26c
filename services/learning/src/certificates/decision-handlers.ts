import { randomBytes } from 'node:crypto';
import { appendAuditEntry } from '@sargam/chassis/audit';
import { domainError } from '@sargam/chassis/errors';
import { publishEvent } from '@sargam/chassis/outbox';
import { requireCaller } from '@sargam/chassis/service';
import type { Tx } from '@sargam/chassis/sql';
import type {
  CertificateServiceImplementation,
  ProvideCertificateRequest,
} from '@sargam/proto/learning/v1/certificates';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { parseLocalizedText } from '../localized-text.ts';
import { parseReason } from '../parse-reason.ts';
import { toApplicationMessage } from './application-message.ts';
import { type ApplicationRow, lockApplication, takeSerial, updateApplication } from './application-store.ts';
import { codeLength, toCertificateCode } from './certificate-code.ts';
import { certificateEvents } from './certificate-events.ts';
import { hasPassed, isMark } from './exam.ts';
import { admins, examiners, findForExaminer, notFound } from './examiner.ts';
import { findMissingField, type PrintedCertificate } from './printed-certificate.ts';

type DecisionHandlers = Pick<
  CertificateServiceImplementation,
  'recordMarks' | 'provideCertificate' | 'revokeCertificate'
>;

export const decisionHandlers = (deps: Deps): DecisionHandlers => {
  const { database, service } = deps;

  /** Changes the locked application with its audit entry. A change of nothing has no entry. */
  const decide = async (
    action: string,
    applicationId: string,
    change: (tx: Tx<Tables>, before: ApplicationRow) => Promise<ApplicationRow>,
    reason = '',
  ) =>
    database.transaction(async (tx) => {
      const before = await lockApplication(tx, applicationId);
      if (!before) throw notFound();
      const after = await change(tx, before);
      const target = { action, targetKind: 'certificate', targetId: applicationId, reason };
      const [old, now] = [toAuditedFields(before), toAuditedFields(after)];
      await appendAuditEntry(tx, service.clock(), { ...target, before: old, after: now });
      return toApplicationMessage(after);
    });

  return {
    recordMarks: async ({ applicationId, theoryMark, practicalMark }, context) => {
      await findForExaminer(deps, requireCaller(context, examiners), applicationId);
      const marks = { theory_mark: theoryMark, practical_mark: practicalMark };
      requireMarks(marks);
      return decide('RecordMarks', applicationId, (tx, before) => {
        if (before.state === 'provided')
          throw domainError.precondition('certificate-provided', 'The certificate is provided already.');
        return updateApplication(tx, applicationId, marks);
      });
    },

    provideCertificate: async (request, context) => {
      requireCaller(context, admins);
      return decide('ProvideCertificate', request.applicationId, async (tx, before) => {
        if (before.state === 'provided' && before.printed) return before;
        const printed = parsePrinted(before, request);
        const row = await updateApplication(tx, before.id, {
          state: 'provided',
          provided_at: service.clock(),
          revoked_at: null,
          revoke_reason: '',
          printed: JSON.stringify(printed),
          serial: before.serial ?? (await takeSerial(tx)),
          code: before.code ?? toCertificateCode(randomBytes(codeLength)),
        });
        const value = { certificate: toApplicationMessage(row), courseTitle: printed.courseTitle };
        await publishEvent(tx, certificateEvents, row.id, { event: { $case: 'provided', value } });
        return row;
      });
    },

    revokeCertificate: async ({ applicationId, reason: given }, context) => {
      requireCaller(context, admins);
      const reason = parseReason(given);
      const revoke = async (tx: Tx<Tables>, before: ApplicationRow) => {
        if (before.state === 'revoked') return before;
        if (before.state !== 'provided')
          throw domainError.precondition('certificate-not-provided', 'The certificate is not provided.');
        const row = await updateApplication(tx, applicationId, {
          state: 'revoked',
          revoked_at: service.clock(),
          revoke_reason: reason,
        });
        const value = { certificate: toApplicationMessage(row), courseTitle: row.printed?.courseTitle };
        await publishEvent(tx, certificateEvents, row.id, { event: { $case: 'revoked', value } });
        return row;
      };
      return decide('RevokeCertificate', applicationId, revoke, reason);
    },
  };
};

const toAuditedFields = (row: ApplicationRow) => ({
  state: row.state,
  theory: row.theory_mark,
  practical: row.practical_mark,
});

const requireMarks = (marks: { readonly theory_mark: number; readonly practical_mark: number }): void => {
  const errors = [
    ...(isMark(marks.theory_mark) ? [] : [{ field: 'theory', message: 'From 0 to 100' }]),
    ...(isMark(marks.practical_mark) ? [] : [{ field: 'practical', message: 'From 0 to 100' }]),
  ];
  if (errors.length > 0) throw domainError.invalid('marks-invalid', 'Marks are from 0 to 100.', errors);
};

/** What will be printed. Both exams must be passed, and each printed name must be known. */
const parsePrinted = (
  { theory_mark: theory, practical_mark: practical, student_name }: ApplicationRow,
  { studentName, courseTitle, instructorName }: ProvideCertificateRequest,
): PrintedCertificate => {
  if (theory === null || practical === null || !hasPassed({ theory, practical }))
    throw domainError.precondition('exams-not-passed', 'Cetificate Provide Unsuccessfull');
  const printed = {
    studentName: studentName.trim() || student_name,
    courseTitle: parseLocalizedText(courseTitle),
    instructorName: parseLocalizedText(instructorName),
    theory,
    practical,
  };
  const missing = findMissingField(printed);
  if (missing) throw domainError.precondition('certificate-incomplete', `The certificate has no ${missing}.`);
  return printed;
};
