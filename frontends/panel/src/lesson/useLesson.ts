import { type ApiSchemas, useSearchParams } from '@sargam/kit';
import { useEffect } from 'react';
import { rememberCourse } from '../shared/last-course.ts';
import { usePatient } from '../shared/patient.ts';
import { courseQuery } from '../shared/queries.ts';
import { type Place, pickLesson, placeOf } from './lesson-order.ts';

const ASK_AGAIN_MS = 2_000;

export type Study = Place & {
  course: ApiSchemas['CourseDetail'];
  lessons: readonly ApiSchemas['Lesson'][];
  lesson: ApiSchemas['Lesson'];
};

/** The course of the address; its lessons are asked for again while they cannot be had. */
export const useCourse = () => {
  const [address] = useSearchParams();
  const id = address.get('course') ?? '';
  const course = usePatient({
    ...courseQuery(id),
    enabled: id !== '',
    refetchInterval: ({ state }) => (state.data && !state.data.videos ? ASK_AGAIN_MS : false),
  });
  useEffect(() => {
    if (course.query.data?.access) rememberCourse(id);
  }, [course.query.data, id]);
  return { id, course };
};

/** The lesson of the address within its course; undefined where the course has none. */
export const useStudy = (
  course: ApiSchemas['CourseDetail'],
  lessons: readonly ApiSchemas['Lesson'][],
): Study | undefined => {
  const [address] = useSearchParams();
  const lesson = pickLesson(lessons, address.get('lesson'));
  return lesson && { course, lessons, lesson, ...placeOf(lessons, lesson) };
};
