import { type ApiSchemas, useSearchParams } from '@sargam/kit';
import { courseQuery } from '../shared/queries.ts';
import { useRetryingQuery } from '../shared/useRetryingQuery.ts';

type Lesson = ApiSchemas['Lesson'];

/** The lesson in the URL, else the first playable unwatched one, else the first playable one, else the first one. */
const findLesson = (lessons: readonly Lesson[], lessonInUrl: string | null): Lesson | undefined =>
  lessons.find(({ _id }) => _id === lessonInUrl) ??
  lessons.find(({ src, completed }) => src !== null && !completed) ??
  lessons.find(({ src }) => src !== null) ??
  lessons[0];

type LessonPosition = { number: number; previous: Lesson | undefined; next: Lesson | undefined };

const findPosition = (lessons: readonly Lesson[], current: Lesson): LessonPosition => {
  const index = lessons.findIndex(({ _id }) => _id === current._id);
  return { number: index + 1, previous: lessons[index - 1], next: lessons[index + 1] };
};

const POLL_MS = 2_000;

export type CurrentLesson = LessonPosition & {
  course: ApiSchemas['CourseDetail'];
  lessons: readonly ApiSchemas['Lesson'][];
  lesson: ApiSchemas['Lesson'];
  /** The free lesson at YouTube in the URL, which is shown instead of the lesson. */
  freeVideo: ApiSchemas['FreeVideo'] | undefined;
};

/** The course in the URL. Polls while the course has no lessons because the learning service is unavailable. */
export const useLessonCourse = () => {
  const [searchParams] = useSearchParams();
  const id = searchParams.get('course') ?? '';
  const course = useRetryingQuery({
    ...courseQuery(id),
    enabled: id !== '',
    refetchInterval: ({ state }) => (state.data && !state.data.videos ? POLL_MS : false),
  });
  return { id, course };
};

/** Undefined if the course has no lessons. */
export const useCurrentLesson = (
  course: ApiSchemas['CourseDetail'],
  lessons: readonly ApiSchemas['Lesson'][],
): CurrentLesson | undefined => {
  const [searchParams] = useSearchParams();
  const lesson = findLesson(lessons, searchParams.get('lesson'));
  const freeVideo = course.freeVideos?.find(({ _id }) => _id === searchParams.get('video'));
  return lesson && { course, lessons, lesson, freeVideo, ...findPosition(lessons, lesson) };
};
