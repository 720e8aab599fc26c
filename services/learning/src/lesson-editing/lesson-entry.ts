import { isDeepStrictEqual } from 'node:util';
import type { CaptionDigests } from '../lessons/caption-store.ts';
import type { LessonWithCaptions } from '../lessons/lesson-store.ts';

export interface EditedLesson extends LessonWithCaptions {
  readonly caption_digests: CaptionDigests;
}

/**
 * The fields of a lesson in audit entries. Files have what changes with their contents, because another file can have the same name: the
 * etag of the video, the object of the score and the hashes of the captions.
 */
const toAuditedFields = (row: EditedLesson) => ({
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
  score: row.score_key === null ? null : { name: row.score_name, object: row.score_key },
  captions: row.caption_digests,
});

/** The changed fields, with the lesson if any field differs. PostgreSQL returns the members of stored objects in another order. */
export const toLessonEntry = (before: EditedLesson, after: EditedLesson | undefined) => {
  const old = toAuditedFields(before);
  if (!after) return { before: old };
  const now = toAuditedFields(after);
  const names = (Object.keys(old) as (keyof typeof old)[]).filter(
    (name) => !isDeepStrictEqual(old[name], now[name]),
  );
  const pick = (fields: typeof old) => Object.fromEntries(names.map((name) => [name, fields[name]]));
  return names.length === 0
    ? {}
    : { before: { lesson: [before.id, pick(old)] }, after: { lesson: [before.id, pick(now)] } };
};
