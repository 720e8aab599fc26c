import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from '@sargam/chassis/caller';
import { DomainError } from '@sargam/chassis/errors';
import type { StoredFile } from '../../api/files.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { videoTimeoutMs } from '../../upstream/video-timeout.ts';

/** The files of a course form. */
export interface CourseFiles {
  readonly videos: readonly StoredFile[];
  readonly documents: readonly StoredFile[];
  /** Ids of finished uploads. */
  readonly uploads: readonly string[];
  /** The files of a new course get ids that follow from its id, so that a repeat of the form adds nothing. */
  readonly isNewCourse: boolean;
  /** Keeps the files of a published course in its revision (decision B89). */
  readonly asDraft: boolean;
}

interface Addition {
  readonly name: string;
  readonly objectKey: string;
  /** Returns the key of the file in the course, which differs if an earlier call has added the file. */
  readonly add: () => Promise<{ readonly objectKey: string }>;
}

const pollIntervalMs = 200;
const longestWaitMs = 5_000;

/**
 * Learning knows the instructor of a new course from its event, and refuses a content uploader who is bound to an instructor before.
 */
const whenCourseIsKnown = async <T>(caller: Caller, call: () => Promise<T>): Promise<T> => {
  const until = Date.now() + longestWaitMs;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      const isRefused = error instanceof DomainError && error.kind === 'forbidden';
      if (!isRefused || caller.claims['instructor'] === undefined || Date.now() > until) throw error;
      await sleep(pollIntervalMs);
    }
  }
};

const titleOf = (fileName: string): string =>
  fileName
    .replace(/\.\w{1,5}$/, '')
    .replaceAll('_', ' ')
    .trim();

/** A video becomes a paid lesson with the name of its file. With an id, a repeat adds nothing. */
const toAdditions = (
  deps: HandlerDeps,
  courseId: string,
  { videos, documents, uploads, isNewCourse, asDraft }: CourseFiles,
) => {
  const idOf = (kind: string, index: number) => (isNewCourse ? `${courseId}-${kind}${index + 1}` : undefined);
  const addLesson = (source: object, fileName: string, lessonId: string | undefined) =>
    deps.learning.addLesson(
      {
        ...source,
        asDraft,
        courseId,
        lessonId,
        title: { en: titleOf(fileName).padEnd(2, '.') },
        status: 'LESSON_STATUS_PAID' as const,
      },
      { timeoutMs: videoTimeoutMs },
    );
  return [
    ...videos.map(
      ({ key, originalName }, index): Addition => ({
        name: originalName,
        objectKey: key,
        add: () => addLesson({ objectKey: key, originalName }, originalName, idOf('v', index)),
      }),
    ),
    ...uploads.map(
      (uploadId): Addition => ({
        name: uploadId,
        objectKey: '',
        add: async () => {
          const { name } = await deps.uploads.getUpload({ uploadId });
          return addLesson({ uploadId }, name, uploadId);
        },
      }),
    ),
    ...documents.map(
      ({ key, originalName }, index): Addition => ({
        name: originalName,
        objectKey: key,
        add: () =>
          deps.documents.addDocument({
            courseId,
            name: originalName,
            objectKey: key,
            asDraft,
            documentId: idOf('d', index),
          }),
      }),
    ),
  ];
};

/**
 * Adds the files of a form to its course, which is saved already, in their order. Returns the names of the files that could not be
 * added: one refused file does not undo the others.
 */
export const addCourseFiles = async (
  deps: HandlerDeps,
  caller: Caller,
  courseId: string,
  files: CourseFiles,
): Promise<readonly string[]> => {
  const notAdded: string[] = [];
  for (const { name, objectKey, add } of toAdditions(deps, courseId, files)) {
    try {
      const added = await whenCourseIsKnown(caller, add);
      if (objectKey !== '' && added.objectKey !== '' && added.objectKey !== objectKey)
        await deps.lessonFiles.remove(objectKey);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      deps.log.warn({ err: error, courseId, name }, 'file of a course form not added');
      notAdded.push(name);
      // After a timeout the lesson may have been added, so the file stays.
      if (objectKey !== '' && error.kind !== 'unavailable') await deps.lessonFiles.remove(objectKey);
    }
  }
  return notAdded;
};
