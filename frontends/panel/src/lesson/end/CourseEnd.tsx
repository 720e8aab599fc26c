import { ButtonLink, Text, useStudent } from '@sargam/kit';
import { IconCertificate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { courseUrl, lessonUrl } from '../../shared/lesson-url.ts';
import { classroomQuery } from '../../shared/queries.ts';
import { useNow } from '../../shared/useNow.ts';
import { findCourseToResume } from '../../student/classroom/course-to-resume.ts';
import type { CurrentLesson } from '../useCurrentLesson.ts';

/** The certificate of the course: how many watched lessons are missing, or the link to the application and its state. */
const CertificateLink = ({ course, lessons }: Pick<CurrentLesson, 'course' | 'lessons'>) => {
  const unwatched = lessons.filter(({ watched }) => !watched).length;
  if (unwatched > 0)
    return (
      <p>
        <Text id="panel.end.unwatched" values={{ count: unwatched }} />
      </p>
    );
  return (
    <ButtonLink
      variant="main"
      icon={<IconCertificate aria-hidden />}
      to={`${courseUrl(course._id)}#certificate`}
      text={course.certificate ? 'panel.end.certificate' : 'panel.end.apply'}
    />
  );
};

/** Another course of the student to continue, or all courses. */
const NextCourse = ({ courseId, studentId }: { courseId: string; studentId: string }) => {
  const now = useNow();
  const { data } = useQuery(classroomQuery(studentId));
  const others = data?.data.filter(({ _id }) => _id !== courseId) ?? [];
  const next = findCourseToResume(others, now);
  if (!next) return <ButtonLink variant="line" size="small" to="/allcourses" text="panel.end.courses" />;
  return (
    <ButtonLink variant="line" size="small" to={lessonUrl(next._id, next.resumeLesson?._id)}>
      <Text id="panel.end.next_course" values={{ title: next.title }} />
    </ButtonLink>
  );
};

/** No other lesson can be played: the certificate and another course, or the prices. */
export const CourseEnd = ({ study: { course, lessons } }: { study: CurrentLesson }) => {
  const student = useStudent();
  const isOwned = student !== undefined && course.access != null;
  if (!isOwned)
    return <ButtonLink variant="main" to={courseUrl(course._id)} text="panel.lesson.see_prices" />;
  return (
    <>
      <CertificateLink course={course} lessons={lessons} />
      <NextCourse courseId={course._id} studentId={student.id} />
    </>
  );
};
