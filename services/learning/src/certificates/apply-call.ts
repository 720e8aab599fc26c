import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { requireCaller } from '@sargam/chassis/service';
import type { CertificateServiceImplementation } from '@sargam/proto/learning/v1/certificates';
import type { Deps } from '../deps.ts';
import { type CourseCompletion, findIneligibilityReason, type IneligibilityReason } from './application.ts';
import { toApplicationMessage } from './application-message.ts';
import { countLessons, findApplication, insertApplication } from './application-store.ts';

const ineligibilityError = (
  reason: IneligibilityReason,
  { lessonCount, finishedCount }: CourseCompletion,
) => {
  if (reason === 'not-bought') return domainError.forbidden('not-enrolled', 'Purchase the course First!!');
  return reason === 'no-lessons'
    ? domainError.precondition('no-lessons-yet', 'This course has no lessons yet.')
    : domainError.precondition(
        'lessons-unfinished',
        `Finish every lesson first: ${finishedCount} of ${lessonCount} are done.`,
      );
};

export const applyCall = ({
  database: { db },
  enrolments,
  service,
}: Deps): Pick<CertificateServiceImplementation, 'applyForCertificate'> => ({
  applyForCertificate: async ({ courseId, studentName }, context) => {
    const { subject } = requireCaller(context, { roles: ['student'] });
    const existing = await findApplication(db, subject, courseId);
    // An application remains valid when lessons are added later.
    if (existing) return toApplicationMessage(existing, false);
    const [isPurchased, lessons] = await Promise.all([
      enrolments.isPurchased(subject, courseId),
      countLessons(db, subject, courseId),
    ]);
    const completion = { isPurchased, ...lessons };
    const reason = findIneligibilityReason(completion);
    if (reason) throw ineligibilityError(reason, completion);
    const application = {
      id: newId(),
      student_id: subject,
      course_id: courseId,
      applied_at: service.clock(),
      student_name: studentName.trim(),
    };
    const inserted = await insertApplication(db, application);
    const row = inserted ?? (await findApplication(db, subject, courseId));
    if (!row) throw new Error(`no certificate application of ${subject} for ${courseId} after insert`);
    return toApplicationMessage(row, inserted !== undefined);
  },
});
