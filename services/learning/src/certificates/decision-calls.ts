import { appendAuditEntry } from '@sargam/chassis/audit';
import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import { publishEvent } from '@sargam/chassis/outbox';
import { requireCaller } from '@sargam/chassis/service';
import type { Tx } from '@sargam/chassis/sql';
import type { CertificateServiceImplementation } from '@sargam/proto/learning/v1/certificates';
import { findCourseInstructor } from '../courses/course-store.ts';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { teachesCourse, toViewer } from '../permissions/viewer.ts';
import { toApplicationMessage } from './application-message.ts';
import {
  type ApplicationRow,
  countPendingApplications,
  findApplicationById,
  listApplications,
  lockApplication,
  updateApplication,
} from './application-store.ts';
import { certificateEvents } from './certificate-events.ts';
import { parseCertificateState } from './certificate-state.ts';
import { hasPassed, isMark } from './exam.ts';

type DecisionCalls = Omit<CertificateServiceImplementation, 'applyForCertificate'>;

const admins = { roles: ['admin'] };
const examiners = { roles: ['admin', 'instructor'] };
const maxReasonLength = 500;

const notFound = () => domainError.notFound('application-not-found', 'No data found');

export const decisionCalls = (deps: Deps): DecisionCalls => {
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
    listApplications: async (request, context) => {
      const { roles, claims } = requireCaller(context, examiners);
      const instructorId = roles.includes('admin') ? undefined : (claims['instructor'] ?? '');
      const { courseId } = request;
      const filter = { state: parseCertificateState(request.state), courseId, instructorId };
      const { rows, ...page } = await listApplications(database.db, filter, request);
      return { ...page, applications: rows.map((row) => toApplicationMessage(row)) };
    },

    countPendingCertificates: async (_, context) => {
      requireCaller(context, admins);
      return { pending: await countPendingApplications(database.db) };
    },

    getApplication: async ({ applicationId }, context) =>
      toApplicationMessage(await findForExaminer(deps, requireCaller(context, examiners), applicationId)),

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

    provideCertificate: async ({ applicationId, courseTitle }, context) => {
      requireCaller(context, admins);
      return decide('ProvideCertificate', applicationId, async (tx, before) => {
        if (before.state === 'provided') return before;
        requirePassed(before);
        const row = await updateApplication(tx, applicationId, {
          state: 'provided',
          provided_at: service.clock(),
          revoked_at: null,
          revoke_reason: '',
        });
        const value = { certificate: toApplicationMessage(row), courseTitle };
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
        const value = { certificate: toApplicationMessage(row) };
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

/** An application of another instructor's course is answered like an unknown one. */
const findForExaminer = async (
  { database: { db } }: Deps,
  caller: Caller,
  applicationId: string,
): Promise<ApplicationRow> => {
  const row = await findApplicationById(db, applicationId);
  if (!row) throw notFound();
  if (caller.roles.includes('admin')) return row;
  const instructorId = await findCourseInstructor(db, row.course_id);
  if (!teachesCourse(toViewer(caller), instructorId)) throw notFound();
  return row;
};

const requireMarks = (marks: { readonly theory_mark: number; readonly practical_mark: number }): void => {
  const errors = [
    ...(isMark(marks.theory_mark) ? [] : [{ field: 'theory', message: 'From 0 to 100' }]),
    ...(isMark(marks.practical_mark) ? [] : [{ field: 'practical', message: 'From 0 to 100' }]),
  ];
  if (errors.length > 0) throw domainError.invalid('marks-invalid', 'Marks are from 0 to 100.', errors);
};

const requirePassed = ({ theory_mark: theory, practical_mark: practical }: ApplicationRow): void => {
  if (hasPassed({ theory, practical })) return;
  throw domainError.precondition('exams-not-passed', 'Cetificate Provide Unsuccessfull');
};

const parseReason = (given: string): string => {
  const reason = given.trim();
  const message = reason === '' ? 'This is required' : 'Too Long!';
  if (reason === '' || reason.length > maxReasonLength)
    throw domainError.invalid('reason-invalid', message, [{ field: 'reason', message }]);
  return reason;
};
