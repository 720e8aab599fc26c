import { domainError } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';
import type { NoteServiceImplementation } from '@sargam/proto/learning/v1/notes';
import type { Deps } from '../deps.ts';
import { requireLessonAccess } from '../lessons/require-lesson-access.ts';
import { maxNotes, validateNote } from './note.ts';
import { deleteNote, listNotes, upsertNote } from './note-store.ts';

/** A caller reads and deletes own notes also without access to the course; only saving needs access to the lesson. */
export const noteHandlers = (deps: Deps): NoteServiceImplementation => ({
  listNotes: async ({ courseId }, context) => {
    const { subject } = requireCaller(context);
    const rows = await listNotes(deps.database.db, subject, courseId);
    return {
      notes: rows.map(({ id, lesson_id, seconds, content, title, created_at }) => ({
        id,
        lessonId: lesson_id,
        seconds,
        content,
        lessonTitle: title,
        createdAt: created_at,
      })),
    };
  },

  saveNote: async (request, context) => {
    const caller = requireCaller(context);
    const { course_id: courseId, duration_seconds } = await requireLessonAccess(
      deps,
      caller,
      request.lessonId,
    );
    const note = { ...request, content: request.content.normalize('NFC').trim() };
    const errors = validateNote(note, duration_seconds);
    const [first] = errors;
    if (first) throw domainError.invalid('note-invalid', first.message, errors);
    const row = {
      student_id: caller.subject,
      lesson_id: note.lessonId,
      id: note.id,
      seconds: note.seconds,
      content: note.content,
      created_at: deps.service.clock(),
    };
    const isSaved = await deps.database.transaction((tx) => upsertNote(tx, row, { courseId, max: maxNotes }));
    if (!isSaved) throw domainError.conflict('too-many-notes', `You can keep ${maxNotes} notes in a course.`);
    return {};
  },

  deleteNote: async ({ lessonId, noteId }, context) => {
    const { subject } = requireCaller(context);
    await deleteNote(deps.database.db, subject, lessonId, noteId);
    return {};
  },
});
