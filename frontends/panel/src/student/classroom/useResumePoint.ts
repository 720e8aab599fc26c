import type { ApiSchemas } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { courseQuery } from '../../shared/queries.ts';

export type ResumePoint = { number: number; title: string; stoppedAt: number };

/** The next lesson, its number and the saved position in seconds. Undefined until the lessons are loaded. */
export const useResumePoint = ({
  _id,
  nextLesson,
}: ApiSchemas['ClassroomCourse']): ResumePoint | undefined => {
  const { data } = useQuery(courseQuery(_id));
  const index = data?.videos?.findIndex((lesson) => lesson._id === nextLesson?._id) ?? -1;
  const lesson = data?.videos?.[index];
  return lesson && { number: index + 1, title: lesson.title, stoppedAt: lesson.stoppedAt };
};
