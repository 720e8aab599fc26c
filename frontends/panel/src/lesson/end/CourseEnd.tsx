import { ButtonLink, Text, useStudent } from '@sargam/kit';
import { useMinute } from '@sargam/kit/waiting';
import { useQuery } from '@tanstack/react-query';
import { courseUrl, lessonUrl } from '../../shared/lesson-url.ts';
import { classroomQuery } from '../../shared/queries.ts';
import { findCourseToResume } from '../../student/classroom/course-to-resume.ts';
import { LessonCertificate } from '../LessonCertificate.tsx';
import type { CurrentLesson } from '../useCurrentLesson.ts';

/** Another course of the student to continue, or all courses. */
const NextCourse = ({ courseId, studentId }: { courseId: string; studentId: string }) => {
  const now = useMinute();
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
      <LessonCertificate course={course} lessons={lessons} isMain />
      <NextCourse courseId={course._id} studentId={student.id} />
    </>
  );
};
