import { requireCaller } from '@sargam/chassis/service';
import type { CourseDraft, DraftServiceImplementation } from '@sargam/proto/learning/v1/drafts';
import { findCourseInstructor } from '../courses/course-store.ts';
import type { Deps } from '../deps.ts';
import { beginNextDraft, listDraftNumbers } from '../drafts/draft-store.ts';
import { requireCourseEditor } from '../permissions/require-course-editor.ts';
import { editorRoles, managesCourse, toViewer } from '../permissions/viewer.ts';
import { type Draft, loadDraft } from './load-draft.ts';

export const toDraftMessage = (
  courseId: string,
  { number, changeCount, isReordered: reordered }: Draft,
): CourseDraft => ({ courseId, number, changeCount, reordered });

export const draftHandlers = ({ database }: Deps): DraftServiceImplementation => ({
  listDrafts: async ({ courseIds }, context) => {
    const viewer = toViewer(requireCaller(context, editorRoles));
    const numbers = await listDraftNumbers(database.db, courseIds);
    const drafts = [...numbers.keys()].map(async (courseId) => {
      if (!managesCourse(viewer, await findCourseInstructor(database.db, courseId))) return [];
      const draft = toDraftMessage(courseId, await loadDraft(database.db, courseId));
      return draft.number > 0 ? [draft] : [];
    });
    return { drafts: (await Promise.all(drafts)).flat() };
  },

  closeDraft: async ({ courseId }, context) => {
    await requireCourseEditor(database.db, requireCaller(context, editorRoles), courseId);
    return database.transaction(async (tx) => {
      await beginNextDraft(tx, courseId);
      return toDraftMessage(courseId, await loadDraft(tx, courseId));
    });
  },
});
