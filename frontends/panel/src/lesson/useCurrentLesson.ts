import { type ApiSchemas, useSearchParams } from '@sargam/kit';
import { useEffect } from 'react';
import { saveLastCourse } from '../shared/last-course.ts';
import { courseQuery } from '../shared/queries.ts';
import { useRetryingQuery } from '../shared/useRetryingQuery.ts';
import { findLesson, findPosition, type LessonPosition } from './lesson-order.ts';

const POLL_MS = 2_000;

export type CurrentLesson = LessonPosition & {
  course: ApiSchemas['CourseDetail'];
  lessons: readonly ApiSchemas['Lesson'][];
  lesson: ApiSchemas['Lesson'];
};

/** The course of the address; its lessons are asked for again while they cannot be had. */
export const useLessonCourse = () => {
  const [address] = useSearchParams();
  const id = address.get('course') ?? '';
  const course = useRetryingQuery({
    ...courseQuery(id),
    enabled: id !== '',
    refetchInterval: ({ state }) => (state.data && !state.data.videos ? POLL_MS : false),
  });
  useEffect(() => {
    if (course.query.data?.access) saveLastCourse(id);
  }, [course.query.data, id]);
  return { id, course };
};

/** The lesson of the address within its course; undefined where the course has none. */
export const useCurrentLesson = (
  course: ApiSchemas['CourseDetail'],
  lessons: readonly ApiSchemas['Lesson'][],
): CurrentLesson | undefined => {
  const [address] = useSearchParams();
  const lesson = findLesson(lessons, address.get('lesson'));
  return lesson && { course, lessons, lesson, ...findPosition(lessons, lesson) };
};
