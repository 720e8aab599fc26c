import { ApiError, type ApiSchemas } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchFreshLesson } from '../fetch-fresh-lesson.ts';
import type { BeatGrid } from '../practice/metronome/beat-grid.ts';
import { createScoreClock, listPlayedBars, type PlayedBar } from './bar-times.ts';
import { useHasBeenVisible } from './useHasBeenVisible.ts';

type Lesson = ApiSchemas['Lesson'];

const isExpired = ({ status }: Response): boolean => status === 401 || status === 403;

/** The file of the score. An address that has expired is replaced by a fresh one. */
const fetchScoreFile = async (courseId: string, { _id, score }: Lesson): Promise<Uint8Array> => {
  let response = await fetch(score?.src ?? '');
  if (isExpired(response)) {
    const fresh = await fetchFreshLesson(courseId, _id);
    response = await fetch(fresh?.score?.src ?? '');
  }
  if (!response.ok) throw ApiError.from(response.status, undefined);
  return new Uint8Array(await response.arrayBuffer());
};

const loadScore = async (courseId: string, lesson: Lesson) => {
  const [viewer, file] = await Promise.all([import('./score-viewer.ts'), fetchScoreFile(courseId, lesson)]);
  await viewer.loadMusicFont();
  const score = viewer.readScore(file);
  const tracks = viewer.listTracks(score);
  return { score, tracks, ticks: viewer.listBarTicks(score), draw: viewer.drawScore };
};

export type LoadedScore = Awaited<ReturnType<typeof loadScore>>;

const noBars: readonly PlayedBar[] = [];

/**
 * The score of a lesson, and its bars in the video. The file and the viewer load when the element with `ref` is seen. Without a tempo
 * of the lesson the score has no bars in the video, and does not follow it.
 */
export const useLessonScore = (courseId: string, lesson: Lesson, grid: BeatGrid | undefined) => {
  const { ref, isSeen } = useHasBeenVisible();
  const query = useQuery({
    queryKey: ['lesson-score', lesson._id, lesson.score?.name],
    queryFn: () => loadScore(courseId, lesson),
    enabled: isSeen && typeof lesson.score?.src === 'string',
    // A parsed score is large, and is the same when it is read again.
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
  const clock = useMemo(() => grid && createScoreClock(grid, lesson.metre), [grid, lesson.metre]);
  const ticks = query.data?.ticks;
  const played = useMemo(() => (clock && ticks ? listPlayedBars(clock, ticks) : noBars), [clock, ticks]);
  return { ref, query, clock, played };
};

export type LessonScoreState = ReturnType<typeof useLessonScore>;
