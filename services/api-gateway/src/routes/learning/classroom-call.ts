import type { Enrolment } from '@sargam/proto/learning/v1/learning';
import type { Gateway } from '../../gateway.ts';
import type { Language } from '../../wire/language.ts';
import { type LessonsByCourse, toClassroom } from './classroom.ts';

// The lesson to go on with is named for the courses a person is likely to be at.
const mostNamed = 8;

const lessonsOf = async (
  { learning, optional }: Gateway,
  enrolments: readonly Enrolment[],
): Promise<LessonsByCourse> => {
  const wanted = enrolments
    .filter(({ active, nextLessonId }) => active && nextLessonId !== '')
    .slice(0, mostNamed);
  const answers = wanted.map(async ({ courseId }) => {
    const lessons = await optional('next lesson', (extras) => learning.listLessons({ courseId }, extras));
    return [courseId, lessons] as const;
  });
  return new Map(await Promise.all(answers));
};

export const classroomOf = async (gateway: Gateway, studentId: string, language: Language) => {
  const { enrolments } = await gateway.learning.listEnrolments({ studentId });
  if (enrolments.length === 0) return [];
  const courseIds = enrolments.map(({ courseId }) => courseId);
  const [{ courses }, lessons] = await Promise.all([
    gateway.catalogue.getCourses({ courseIds }),
    lessonsOf(gateway, enrolments),
  ]);
  return toClassroom(enrolments, courses, lessons, language);
};
