import { isLessonCompleted } from './progress.ts';
import type { ProgressRow } from './progress-store.ts';

/** A student's progress in a course. */
export interface CourseProgress {
  readonly lessons_total: number;
  /** Watched, or marked as done by the student. */
  readonly lessons_completed: number;
  readonly lessons_watched: number;
  /** The first lesson that is not completed; null if all are. */
  readonly next_lesson_id: string | null;
  /** The lesson of the last position, if it is not completed; otherwise the next one. */
  readonly resume_lesson_id: string | null;
  /** The time of the last position; null without one. */
  readonly studied_at: Date | null;
}

export const noProgress: CourseProgress = {
  lessons_total: 0,
  lessons_completed: 0,
  lessons_watched: 0,
  next_lesson_id: null,
  resume_lesson_id: null,
  studied_at: null,
};

/** `lessons`: by position. `progress`: of lessons of this course. */
export const summarizeProgress = (
  lessons: readonly { readonly id: string }[],
  progress: ReadonlyMap<string, ProgressRow>,
): CourseProgress => {
  const isOpen = ({ id }: { readonly id: string }): boolean => !isLessonCompleted(progress.get(id));
  const [last] = lessons
    .flatMap(({ id }) => progress.get(id) ?? [])
    .toSorted((one, other) => other.updated_at.getTime() - one.updated_at.getTime());
  const next = lessons.find(isOpen)?.id ?? null;
  return {
    lessons_total: lessons.length,
    lessons_completed: lessons.filter((lesson) => !isOpen(lesson)).length,
    lessons_watched: lessons.filter(({ id }) => progress.get(id)?.completed_at != null).length,
    next_lesson_id: next,
    resume_lesson_id: last && !isLessonCompleted(last) ? last.lesson_id : next,
    studied_at: last?.updated_at ?? null,
  };
};
