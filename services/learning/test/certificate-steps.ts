import { CertificateServiceDefinition } from '@sargam/proto/learning/v1/certificates';
import { certificateEvents } from '../src/certificates/certificate-events.ts';
import type { TestSystem } from './test-system.ts';

export const passed = { theoryMark: 80, practicalMark: 40 };

/** The printed texts that the gateway sends with the decision of an admin. */
export const names = {
  studentName: 'Mitu Rahman',
  courseTitle: { en: 'First chords', bn: 'প্রথম কর্ড' },
  instructorName: { en: 'Arif Chowdhury', bn: 'আরিফ চৌধুরী' },
};

/** Calls and observations of the suites about certificates. */
export const certificateSteps = (system: () => TestSystem) => {
  const as = (subject: string, role: string, claims: Record<string, string> = {}) =>
    system().suite.as({ subject, roles: [role], claims });
  const client = (role = 'admin', claims?: Record<string, string>, subject = `${role}-1`) =>
    as(subject, role, claims).client(CertificateServiceDefinition);

  /** An application of a student who has finished the only lesson of the course. */
  const apply = async (courseId: string, studentId = `student-${courseId}`) => {
    await system().addLesson(courseId, `lesson-${courseId}`);
    await system().pay(system().buildPaidOrder(`order-${studentId}`, studentId, [courseId]));
    await system().enrolled(studentId, 1);
    await system()
      .as(studentId)
      .savePosition({ lessonId: `lesson-${courseId}`, seconds: 60 });
    const request = { courseId, studentName: 'Mitu Rahman' };
    const { id } = await client('student', {}, studentId).applyForCertificate(request);
    return id;
  };

  /** A provided certificate with its code. */
  const provide = async (courseId: string) => {
    const applicationId = await apply(courseId);
    await client().recordMarks({ applicationId, ...passed });
    return client().provideCertificate({ applicationId, ...names });
  };

  const publishedEvents = (id: string) =>
    system()
      .suite.publishedEvents(certificateEvents)
      .filter(({ event }) => event.event?.value.certificate?.id === id)
      .map(({ event }) => event.event?.$case);

  return {
    as,
    client,
    visitor: () => system().suite.client(CertificateServiceDefinition),
    apply,
    provide,
    publishedEvents,
  };
};
