import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';
import type { Tx } from '@sargam/chassis/sql';
import { Lesson } from '@sargam/proto/learning/v1/learning';
import { appendCourseEntry } from '../audit/append-course-entry.ts';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { applyChanges } from '../drafts/apply-changes.ts';
import { findLessonDraft, hasEarlierDraft, saveLessonDraft } from '../drafts/draft-store.ts';
import { beginEdit, findOpenDraft } from '../drafts/find-open-draft.ts';
import { findChange, type LessonChanges, withChanges } from '../drafts/lesson-changes.ts';
import { recordUnusedObjects } from '../drafts/unused-objects-store.ts';
import { digestsAfter, listCaptionDigests } from '../lessons/caption-store.ts';
import { toStaffMessage } from '../lessons/lesson-message.ts';
import {
  deleteLesson,
  findLessonById,
  type LessonRow,
  type LessonWithCaptions,
  lockLesson,
} from '../lessons/lesson-store.ts';
import { requireCourseEditor } from '../permissions/require-course-editor.ts';
import { editorRoles } from '../permissions/viewer.ts';
import { type EditedLesson, toLessonEntry } from './lesson-entry.ts';

interface LessonEdit {
  /** Name of the called method. */
  readonly action: string;
  /** Keeps an admin's change of a published course in its draft too (decision B89). */
  readonly asDraft: boolean;
  /** A missing lesson is no error: an earlier call has removed it. */
  readonly isOptional?: boolean;
  /** What changes in the locked lesson, which is given as the editor shows it. */
  readonly edit: (tx: Tx<Tables>, before: LessonWithCaptions) => Promise<LessonChanges>;
}

type Context = Parameters<typeof requireCaller>[0];

const withCaptions = async (tx: Tx<Tables>, row: LessonRow): Promise<EditedLesson> => {
  const digests = await listCaptionDigests(tx, row.id);
  return { ...row, caption_languages: Object.keys(digests), caption_digests: digests };
};

interface Edited {
  readonly before: EditedLesson;
  /** Undefined for a deleted lesson. */
  readonly after: EditedLesson | undefined;
  /** Objects to remove after the transaction. */
  readonly unusedKeys: readonly string[];
}

const editAtOnce = async (
  tx: Tx<Tables>,
  lesson: EditedLesson,
  edit: LessonEdit['edit'],
  now: Date,
): Promise<Edited> => {
  const { after, unusedKeys } = await applyChanges(tx, lesson, await edit(tx, lesson), now);
  return { before: lesson, after: after && (await withCaptions(tx, after)), unusedKeys };
};

const inDraft = (lesson: EditedLesson, changes: LessonChanges, changedAt: Date): EditedLesson => ({
  ...withChanges(lesson, changes, changedAt),
  caption_digests: digestsAfter(lesson.caption_digests, changes.captions),
});

/** An earlier draft may still use a replaced object, so a job removes it. */
const editInDraft = async (
  tx: Tx<Tables>,
  lesson: EditedLesson,
  edit: LessonEdit['edit'],
  { draft, now }: { readonly draft: number; readonly now: Date },
): Promise<Edited> => {
  const earlier = await findLessonDraft(tx, lesson.id);
  const before = earlier ? inDraft(lesson, earlier.changes, earlier.changedAt) : lesson;
  const place = { lessonId: lesson.id, courseId: lesson.course_id, draft };
  const changes = await saveLessonDraft(tx, place, await edit(tx, before), now);
  await recordUnusedObjects(tx, [earlier?.changes.object_key, earlier?.changes.score_key], now);
  // Nothing of the draft shows a new lesson that is removed, so no decision about the draft would delete the lesson.
  if (lesson.is_new && changes.removed && !(await hasEarlierDraft(tx, lesson.id, draft))) {
    await deleteLesson(tx, lesson.id);
    await recordUnusedObjects(tx, [lesson.object_key, lesson.score_key], now);
    return { before, after: undefined, unusedKeys: [] };
  }
  const draftChange = findChange(lesson, changes);
  return {
    before,
    after: { ...inDraft(lesson, changes, now), draftChange, hasDraft: true },
    unusedKeys: [],
  };
};

const writeEdit = async (
  deps: Deps,
  caller: Caller,
  { id, course_id: courseId }: LessonRow,
  { action, asDraft, edit }: LessonEdit,
): Promise<Edited | undefined> => {
  const courseEdit = await beginEdit(deps, caller, courseId, asDraft);
  return deps.database.transaction(async (tx) => {
    const now = deps.service.clock();
    const draft = await findOpenDraft(tx, courseEdit);
    const locked = await lockLesson(tx, id);
    if (!locked) return undefined;
    const lesson = await withCaptions(tx, locked);
    const isDraft = draft !== undefined;
    const edited = isDraft
      ? await editInDraft(tx, lesson, edit, { draft, now })
      : await editAtOnce(tx, lesson, edit, now);
    const entry = toLessonEntry(edited.before, edited.after);
    await appendCourseEntry(tx, now, { action, courseId, isDraft, ...entry });
    return edited;
  });
};

/** Changes one lesson with its audit entry in one transaction, for callers who edit its course. */
export const editLesson = async (
  deps: Deps,
  context: Context,
  lessonId: string,
  edit: LessonEdit,
): Promise<Lesson> => {
  const caller = requireCaller(context, editorRoles);
  const lesson = await findLessonById(deps.database.db, lessonId);
  await requireCourseEditor(deps.database.db, caller, lesson?.course_id);
  const edited = lesson && (await writeEdit(deps, caller, lesson, edit));
  if (!edited && edit.isOptional) return Lesson.create({ id: lessonId });
  if (!edited) throw domainError.notFound('lesson-not-found', 'There is no such lesson.');
  const { before, after, unusedKeys } = edited;
  deps.lessonCache.invalidate(before.course_id);
  // The row is written first: if the object store is unavailable, the remaining objects have no address.
  for (const key of unusedKeys) await deps.fileBucket.remove(key);
  return toStaffMessage(after ?? before);
};
