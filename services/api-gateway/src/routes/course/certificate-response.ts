import type { CertificateApplication, PublicCertificate } from '@sargam/proto/learning/v1/certificates';
import { z } from 'zod';
import {
  field,
  flag,
  instant,
  instantOrNull,
  integer,
  localized,
  mapFields,
  responseOf,
  text,
  textOrNull,
} from '../../api/response.ts';
import { CertificateStateName, certificateStateName } from './lesson-response.ts';
import type { NamedApplication } from './named-applications.ts';

const Mark = z.number().int().nullable().meta({ description: 'From 0 to 100; null before the exam' });

/** What everybody who may read an application reads of it. */
const applicationFields = {
  _id: text((application: CertificateApplication) => application.id),
  state: field(
    CertificateStateName,
    (application: CertificateApplication) => certificateStateName(application.state) ?? ('pending' as const),
  ),
  theory: field(Mark, (application: CertificateApplication) => application.theoryMark ?? null),
  practical: field(Mark, (application: CertificateApplication) => application.practicalMark ?? null),
  appliedAt: instant((application: CertificateApplication) => application.appliedAt),
  providedAt: instantOrNull((application: CertificateApplication) => application.providedAt),
  revokedAt: instantOrNull((application: CertificateApplication) => application.revokedAt),
  code: textOrNull(
    (application: CertificateApplication) => application.code,
    'Of the public page; null before the certificate is provided',
  ),
  serial: textOrNull((application: CertificateApplication) => application.serial),
};

const ofApplication = mapFields(applicationFields, ({ application }: NamedApplication) => application);

/** For admins. */
export const Certificate = responseOf<NamedApplication>('CertificateRequest')({
  ...ofApplication,
  userId: text(({ application }) => application.studentId),
  userName: text(({ student, application }) => student?.name ?? application.studentName),
  userEmail: text(({ student }) => student?.email ?? ''),
  courseId: text(({ application }) => application.courseId),
  courseName: localized(({ course }) => course?.title),
  provided: flag(({ application }) => application.state === 'CERTIFICATE_STATE_PROVIDED'),
  passed: flag(({ application }) => application.passed, 'Whether both exams are passed'),
  revokeReason: textOrNull(({ application }) => application.revokeReason),
});

/** For the student. */
export const StudentCertificate = responseOf<CertificateApplication>('StudentCertificate')({
  ...applicationFields,
  revokeReason: textOrNull((application) => application.revokeReason),
});

/** For the instructor of the course: the name of the student without e-mail address and phone number (decision L10). */
export const TaughtApplication = responseOf<NamedApplication>('TaughtCertificateRequest')({
  ...ofApplication,
  userName: text(({ application }) => application.studentName),
  courseId: text(({ application }) => application.courseId),
  courseName: localized(({ course }) => course?.title),
  passed: flag(({ application }) => application.passed, 'Whether both exams are passed'),
  lessonsWatched: integer(({ application }) => application.lessonsWatched),
  lessonsTotal: integer(({ application }) => application.lessonsTotal),
});

/** Everything that is printed on a certificate, for everybody who has its code. */
export const CertificateFace = responseOf<PublicCertificate>('CertificateFace')({
  code: text((certificate) => certificate.code),
  serial: text((certificate) => certificate.serial),
  studentName: text((certificate) => certificate.studentName),
  courseId: text((certificate) => certificate.courseId),
  courseName: localized((certificate) => certificate.courseTitle),
  instructorName: localized((certificate) => certificate.instructorName),
  theory: integer((certificate) => certificate.theoryMark, 'From 0 to 100'),
  practical: integer((certificate) => certificate.practicalMark, 'From 0 to 100'),
  providedAt: instant((certificate) => certificate.providedAt),
  revokedAt: instantOrNull((certificate) => certificate.revokedAt, 'Null for a valid certificate'),
});
