import { domainError } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';
import type { Tx } from '@sargam/chassis/sql';
import { Lesson } from '@sargam/proto/learning/v1/learning';
import type { Updateable } from 'kysely';
import { appendCourseEntry } from '../audit/append-course-entry.ts';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { requireCourseEditor } from '../permissions/require-course-editor.ts';
import { editorRoles } from '../permissions/viewer.ts';
import { toStaffMessage } from './lesson-message.ts';
import {
  findLessonById,
  type LessonRow,
  type LessonWithCaptions,
  listCaptionLanguages,
  lockLesson,
  updateLesson,
} from './lesson-store.ts';

interface LessonEdit {
  /** Name of the called method. */
  readonly action: string;
  /** A missing lesson is no error: an earlier call has removed it. */
  readonly isOptional?: boolean;
  /** The columns to write to the locked lesson, or `delete`. */
  readonly edit: (
    tx: Tx<Tables>,
    before: LessonWithCaptions,
  ) => Promise<Updateable<Tables['lessons']> | 'delete'>;
}

type Context = Parameters<typeof requireCaller>[0];

/** Names of the columns in audit entries. Keys in the object store are no information for people. */
const toAuditedFields = (row: LessonWithCaptions) => ({
  lesson: row.id,
  title: row.title,
  status: row.status,
  archived: row.archived_at !== null,
  tempo: row.tempo_bpm,
  metre: row.metre,
  firstBeatMs: row.first_beat_ms,
  chapters: row.chapters,
  tempoMap: row.tempo_changes,
  video: { name: row.original_name, sizeBytes: Number(row.size_bytes), etag: row.etag },
  score: row.score_name,
  captions: row.caption_languages,
});

/** The changed fields, with the lesson if any field differs. */
const toEntry = (before: LessonWithCaptions, after: LessonWithCaptions | undefined) => {
  const old = toAuditedFields(before);
  if (!after) return { before: old };
  const now = toAuditedFields(after);
  const names = (Object.keys(old) as (keyof typeof old)[]).filter(
    (name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]),
  );
  const pick = (fields: typeof old) => Object.fromEntries(names.map((name) => [name, fields[name]]));
  return names.length === 0
    ? {}
    : { before: { lesson: [before.id, pick(old)] }, after: { lesson: [before.id, pick(now)] } };
};

const withCaptions = async (tx: Tx<Tables>, row: LessonRow): Promise<LessonWithCaptions> => ({
  ...row,
  caption_languages: await listCaptionLanguages(tx, row.id),
});

const writeEdit = async (
  { database, service }: Deps,
  lessonId: string,
  { action, edit }: LessonEdit,
): Promise<LessonWithCaptions | undefined> =>
  database.transaction(async (tx) => {
    const locked = await lockLesson(tx, lessonId);
    if (!locked) return undefined;
    const before = await withCaptions(tx, locked);
    const columns = await edit(tx, before);
    const row = columns === 'delete' ? undefined : await updateLesson(tx, lessonId, columns);
    if (columns === 'delete') await tx.deleteFrom('lessons').where('id', '=', lessonId).execute();
    const after = row && (await withCaptions(tx, row));
    const entry = toEntry(before, after);
    await appendCourseEntry(tx, service.clock(), { action, courseId: before.course_id, ...entry });
    return after ?? before;
  });

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
  const row = await writeEdit(deps, lessonId, edit);
  if (!row && edit.isOptional) return Lesson.create({ id: lessonId });
  if (!row) throw domainError.notFound('lesson-not-found', 'There is no such lesson.');
  deps.lessonCache.invalidate(row.course_id);
  return toStaffMessage(row);
};
