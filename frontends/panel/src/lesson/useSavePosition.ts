import { type ApiSchemas, api, useUser } from '@sargam/kit';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { classroomQuery, courseQuery } from '../shared/queries.ts';
import { isTransient, retryDelay } from '../shared/useRetryingQuery.ts';
import { createPositionSaver, type Position } from './position-saver.ts';

// `keepalive`: the last request completes even when the page is closed.
const send = async (body: Position): Promise<void> => {
  const keepalive = document.visibilityState === 'hidden';
  await api.POST('/learning/position', { body, keepalive });
};
const wait = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, retryDelay(attempt)));

const updateCachedPosition = (client: QueryClient, courseId: string, { lesson, seconds }: Position): void => {
  client.setQueryData<ApiSchemas['CourseDetail']>(courseQuery(courseId).queryKey, (course) => ({
    ...(course as ApiSchemas['CourseDetail']),
    videos: course?.videos?.map((one) => (one._id === lesson ? { ...one, stoppedAt: seconds } : one)),
  }));
};

/** From here on the course is fetched again, until it says that the lesson is watched. */
const WATCHED_SHARE = 0.9;

/** Saves the playback position of logged-in users. */
export const useSavePosition = (
  courseId: string,
  { _id: lesson, duration, watched }: ApiSchemas['Lesson'],
) => {
  const client = useQueryClient();
  const user = useUser()?.id;
  const save = useMemo(() => createPositionSaver({ send, isTransient, wait }), []);
  const saving = useRef<Promise<unknown>>(Promise.resolve());

  // The learning service decides which lessons are completed, so the classroom is refetched on leaving.
  useEffect(
    () => () => {
      if (user) void client.invalidateQueries({ queryKey: classroomQuery(user).queryKey });
    },
    [client, user],
  );

  const savePosition = (seconds: number): void => {
    if (!user) return;
    saving.current = save({ lesson, seconds }).then((saved) => {
      if (!saved) return;
      updateCachedPosition(client, courseId, { lesson, seconds });
      // The learning service decides which lessons are watched.
      if (!watched && seconds >= duration * WATCHED_SHARE) refetch();
    });
  };
  const refetch = (): void => void client.invalidateQueries({ queryKey: courseQuery(courseId).queryKey });
  const refreshCourse = (): void => {
    void saving.current.then(refetch);
  };
  return { savePosition, refreshCourse };
};
