import { CourseCertificate } from '../shared/certificate/CourseCertificate.tsx';
import type { CurrentLesson } from './useCurrentLesson.ts';

type Props = Pick<CurrentLesson, 'course' | 'lessons'> & { isMain?: boolean };

/** The certificate of the course whose lesson is open. */
export const LessonCertificate = ({ course, lessons, isMain }: Props) => (
  <CourseCertificate
    course={course}
    lessons={lessons.length}
    unwatched={lessons.filter(({ watched }) => !watched).length}
    state={course.certificate ?? null}
    certificate={course.certificateApplication ?? null}
    isMain={isMain}
  />
);
