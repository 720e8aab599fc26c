import { type ApiSchemas, api, toast, useUser } from '@sargam/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notesQuery } from '../../shared/queries.ts';
import { useFailureText } from '../../shared/useFailureText.ts';
import { useRetryingQuery } from '../../shared/useRetryingQuery.ts';

export type Note = ApiSchemas['Note'];
/** The id of a new note is made by the page, so that saving can be repeated. */
export type NoteDraft = Pick<Note, 'id' | 'lesson' | 'seconds' | 'text'>;

const failures = {
  'too-many-notes': 'panel.notes.too_many',
  'not-enrolled': 'panel.lesson.buy_first',
};

/** The notes of a logged-in user in a course. */
export const useNotes = (courseId: string) => {
  const isLoggedIn = useUser() !== undefined;
  const client = useQueryClient();
  const failureText = useFailureText(failures);
  const query = notesQuery(courseId);
  const state = useRetryingQuery({ ...query, enabled: isLoggedIn });
  const options = {
    onError: (error: unknown) => toast.error(failureText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: query.queryKey }),
  };
  const save = useMutation({
    ...options,
    mutationFn: ({ id, lesson, ...body }: NoteDraft) =>
      api.PUT('/learning/notes/{lessonId}/{id}', { params: { path: { lessonId: lesson, id } }, body }),
  });
  const remove = useMutation({
    ...options,
    mutationFn: ({ id, lesson }: Pick<Note, 'id' | 'lesson'>) =>
      api.DELETE('/learning/notes/{lessonId}/{id}', { params: { path: { lessonId: lesson, id } } }),
  });
  return { isLoggedIn, state, save, remove };
};

export type NoteControls = ReturnType<typeof useNotes>;
