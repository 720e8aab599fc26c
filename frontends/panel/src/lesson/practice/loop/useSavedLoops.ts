import { type ApiSchemas, api, apiGet, toast, useUser } from '@sargam/kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFailureText } from '../../../shared/useFailureText.ts';

const failures = {
  'too-many-loops': 'panel.practice.saved.too_many',
  'not-enrolled': 'panel.lesson.buy_first',
};

/** The named loops of a logged-in user in a lesson. The id of a new loop is made here, so that saving can be repeated. */
export const useSavedLoops = (lessonId: string) => {
  const isLoggedIn = useUser() !== undefined;
  const client = useQueryClient();
  const failureText = useFailureText(failures);
  const query = apiGet('/learning/loops/{lessonId}', { path: { lessonId } });
  const { data } = useQuery({ ...query, enabled: isLoggedIn });
  const options = {
    onError: (error: unknown) => toast.error(failureText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: query.queryKey }),
  };
  const save = useMutation({
    ...options,
    mutationFn: ({ id, ...body }: ApiSchemas['Loop']) =>
      api.PUT('/learning/loops/{lessonId}/{id}', { params: { path: { lessonId, id } }, body }),
  });
  const remove = useMutation({
    ...options,
    mutationFn: (id: string) =>
      api.DELETE('/learning/loops/{lessonId}/{id}', { params: { path: { lessonId, id } } }),
  });
  return { isLoggedIn, loops: data?.data ?? [], save, remove };
};

export type SavedLoopControls = ReturnType<typeof useSavedLoops>;
