import type { Enrolment } from '@sargam/proto/learning/v1/learning';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import type { Language } from '../../wire/language.ts';
import { type LessonsByCourse, toClassroom } from './classroom-mapping.ts';

// The next lesson's title is loaded for the first active courses only, to limit the calls.
const maxNamedLessons = 8;

const loadNextLessons = async (
  { learning, callOptional }: HandlerDeps,
  enrolments: readonly Enrolment[],
): Promise<LessonsByCourse> => {
  const activeEnrolments = enrolments
    .filter(({ active, nextLessonId }) => active && nextLessonId !== '')
    .slice(0, maxNamedLessons);
  const answers = activeEnrolments.map(async ({ courseId }) => {
    const lessons = await callOptional('next lesson', (extras) => learning.listLessons({ courseId }, extras));
    return [courseId, lessons] as const;
  });
  return new Map(await Promise.all(answers));
};

export const loadClassroom = async (deps: HandlerDeps, studentId: string, language: Language) => {
  const { enrolments } = await deps.learning.listEnrolments({ studentId });
  if (enrolments.length === 0) return [];
  const courseIds = enrolments.map(({ courseId }) => courseId);
  const [{ courses }, lessons] = await Promise.all([
    deps.catalogue.getCourses({ courseIds }),
    loadNextLessons(deps, enrolments),
  ]);
  return toClassroom(enrolments, courses, lessons, language);
};
