import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { requireCaller } from '@sargam/chassis/service';
import type {
  CertificateApplication,
  CertificateServiceImplementation,
} from '@sargam/proto/learning/v1/certificates';
import type { Deps } from '../deps.ts';
import { type Obstacle, obstacleTo, type Studies } from './application.ts';
import { type ApplicationRow, applicationOf, insertApplication, studiesOf } from './application-store.ts';
import { certificateState } from './certificate-state.ts';

const asMessage = (row: ApplicationRow, madeNow: boolean): CertificateApplication => ({
  id: row.id,
  studentId: row.student_id,
  courseId: row.course_id,
  state: certificateState(row),
  appliedAt: row.applied_at,
  madeNow,
});

const refusalOf = (obstacle: Obstacle, { lessons, finished }: Studies) => {
  if (obstacle === 'not-bought') return domainError.forbidden('not-enrolled', 'Purchase the course First!!');
  return obstacle === 'no-lessons'
    ? domainError.precondition('no-lessons-yet', 'This course has no lessons yet.')
    : domainError.precondition(
        'lessons-unfinished',
        `Finish every lesson first: ${finished} of ${lessons} are done.`,
      );
};

export const certificateCalls = ({ database: { db }, service }: Deps): CertificateServiceImplementation => ({
  applyForCertificate: async ({ courseId }, context) => {
    const { subject } = requireCaller(context, { roles: ['student'] });
    const before = await applicationOf(db, subject, courseId);
    // Whoever has asked is answered the same when a lesson was added since.
    if (before) return asMessage(before, false);
    const studies = await studiesOf(db, subject, courseId);
    const obstacle = obstacleTo(studies);
    if (obstacle) throw refusalOf(obstacle, studies);
    const application = {
      ...{ id: newId(), student_id: subject, course_id: courseId, applied_at: service.clock() },
    };
    const made = await insertApplication(db, application);
    const row = made ?? (await applicationOf(db, subject, courseId));
    if (!row) throw new Error(`the application of ${subject} for ${courseId} was not kept`);
    return asMessage(row, made !== undefined);
  },
});
