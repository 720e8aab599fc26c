import type { Tx } from '@sargam/chassis/sql';
import type { Tables } from '../database.ts';
import { applyChanges } from '../drafts/apply-changes.ts';
import {
  deleteDrafts,
  listDraftOrders,
  listLessonDrafts,
  removePublishedChanges,
} from '../drafts/draft-store.ts';
import { inOrder } from '../drafts/lesson-changes.ts';
import { recordUnusedObjects } from '../drafts/unused-objects-store.ts';
import { listLessonIds, writeOrder } from '../lessons/lesson-order-store.ts';
import { deleteLesson, listNewLessons, lockLesson, lockLessonsOfCourse } from '../lessons/lesson-store.ts';
import { publishContents } from '../published-contents/contents-events.ts';
import { discardItems, publishItems } from './item-draft-store.ts';

/** A draft of a course, with every draft before it. */
interface Draft {
  readonly courseId: string;
  readonly number: number;
}

/** Students see the lessons and files of the draft after this transaction. Changes of later drafts stay unpublished. */
export const publishDraft = async (tx: Tx<Tables>, { courseId, number }: Draft, now: Date): Promise<void> => {
  await lockLessonsOfCourse(tx, courseId);
  const drafts = await listLessonDrafts(tx, [courseId], number);
  const order = (await listDraftOrders(tx, [courseId], number)).get(courseId);
  await deleteDrafts(tx, courseId, number);
  const unusedKeys: string[] = [];
  for (const [lessonId, { changes }] of drafts) {
    const lesson = await lockLesson(tx, lessonId);
    if (!lesson) continue;
    unusedKeys.push(...(await applyChanges(tx, lesson, changes, now)).unusedKeys);
    await removePublishedChanges(tx, lessonId, changes);
  }
  if (order) {
    const shown = (await listLessonIds(tx, courseId)).map((id) => ({ id }));
    await writeOrder(
      tx,
      courseId,
      inOrder(shown, order).map(({ id }) => id),
    );
  }
  unusedKeys.push(...(await publishItems(tx, courseId, number)));
  await recordUnusedObjects(tx, unusedKeys, now);
  await publishContents(tx, courseId, now);
};

/** Students see no difference. New lessons and files of the draft are deleted. */
export const discardDraft = async (tx: Tx<Tables>, { courseId, number }: Draft, now: Date): Promise<void> => {
  await lockLessonsOfCourse(tx, courseId);
  const drafts = await listLessonDrafts(tx, [courseId], number);
  const unusedKeys = [...drafts.values()].flatMap(({ changes: { object_key: video, score_key: score } }) => [
    video,
    score,
  ]);
  await deleteDrafts(tx, courseId, number);
  for (const lesson of await listNewLessons(tx, courseId)) {
    unusedKeys.push(lesson.object_key);
    await deleteLesson(tx, lesson.id);
  }
  unusedKeys.push(...(await discardItems(tx, courseId, number)));
  await recordUnusedObjects(tx, unusedKeys, now);
};
