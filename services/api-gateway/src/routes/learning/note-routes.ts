import type { ListNotesResponse, Note as StoredNote } from '@sargam/proto/learning/v1/notes';
import { z } from 'zod';
import { each, instant, integer, localized, responseOf, success, text } from '../../api/response.ts';
import { allRoles } from '../../api/roles.ts';
import { Id } from '../../api/schemas.ts';
import { type Route, route } from '../../routing/route.ts';

const Note = responseOf<StoredNote>(
  'Note',
  "A student's note at a second of a lesson",
)({
  id: text((note) => note.id),
  lesson: text((note) => note.lessonId),
  lessonTitle: localized((note) => note.lessonTitle),
  seconds: integer((note) => note.seconds, 'From the beginning of the lesson'),
  text: text((note) => note.content, 'Empty: a bookmark'),
  createdAt: instant((note) => note.createdAt),
});

const NoteForm = z
  .object({
    seconds: z.number().min(0).max(86_400).transform(Math.floor),
    text: z.string().trim().max(500).default('').meta({ description: 'Empty: a bookmark' }),
  })
  .meta({ id: 'NoteForm' });

const NoteParams = z.object({ lessonId: Id, id: Id });

export const noteRoutes: readonly Route[] = [
  route.get('/learning/course-notes/{courseId}', {
    summary: "The caller's notes in a course, by lesson and second; also after the access has ended",
    roles: allRoles,
    noOwner: 'service',
    params: z.object({ courseId: Id }),
    response: responseOf<ListNotesResponse>()({ data: each(Note, ({ notes }) => notes) }),
    handle: ({ params }, { notes }) => notes.listNotes({ courseId: params.courseId }),
  }),
  route.put('/learning/notes/{lessonId}/{id}', {
    summary: 'Saves a note under an id of the client; at most 1,000 per course; a repeat changes nothing',
    roles: allRoles,
    noOwner: 'service',
    params: NoteParams,
    body: NoteForm,
    response: success,
    handle: ({ params, body }, { notes }) =>
      notes.saveNote({ ...params, seconds: body.seconds, content: body.text }),
  }),
  route.delete('/learning/notes/{lessonId}/{id}', {
    summary: 'Deletes a note; a repeat changes nothing',
    roles: allRoles,
    noOwner: 'service',
    params: NoteParams,
    response: success,
    handle: ({ params }, { notes }) => notes.deleteNote({ lessonId: params.lessonId, noteId: params.id }),
  }),
];
