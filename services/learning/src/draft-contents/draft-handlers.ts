import { requireCaller } from '@sargam/chassis/service';
import type { CourseDraft, DraftServiceImplementation } from '@sargam/proto/learning/v1/drafts';
import { listCourseInstructors } from '../courses/course-store.ts';
import type { Deps } from '../deps.ts';
import { beginNextDraft, listDraftNumbers } from '../drafts/draft-store.ts';
import { requireCourseEditor } from '../permissions/require-course-editor.ts';
import { editorRoles, managesCourse, toViewer } from '../permissions/viewer.ts';
import { type Draft, loadDraft, loadDrafts } from './load-draft.ts';

export const toDraftMessage = (
  courseId: string,
  { number, changeCount, isReordered: reordered }: Draft,
): CourseDraft => ({ courseId, number, changeCount, reordered });

export const draftHandlers = ({ database }: Deps): DraftServiceImplementation => ({
  listDrafts: async ({ courseIds }, context) => {
    const viewer = toViewer(requireCaller(context, editorRoles));
    const numbers = await listDraftNumbers(database.db, courseIds);
    const instructors = await listCourseInstructors(database.db, [...numbers.keys()]);
    const ids = [...numbers.keys()].filter((id) => managesCourse(viewer, instructors.get(id)));
    const drafts = [...(await loadDrafts(database.db, ids))].filter(([, { number }]) => number > 0);
    return { drafts: drafts.map(([courseId, draft]) => toDraftMessage(courseId, draft)) };
  },

  closeDraft: async ({ courseId }, context) => {
    await requireCourseEditor(database.db, requireCaller(context, editorRoles), courseId);
    return database.transaction(async (tx) => {
      await beginNextDraft(tx, courseId);
      return toDraftMessage(courseId, await loadDraft(tx, courseId));
    });
  },
});
