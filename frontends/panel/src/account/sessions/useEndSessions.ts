import { type ApiSchemas, api, queryClient, signOut, toast, useTranslate } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { sessionsQuery } from '../../shared/queries.ts';
import { useFailureText } from '../../shared/useFailureText.ts';

type Session = ApiSchemas['OwnSession'];

/** Ended sessions disappear from the list at once. Ending the current session logs out. */
export const useEndSessions = (userId: string) => {
  const t = useTranslate();
  const failureText = useFailureText();
  const title = useRef<HTMLHeadingElement>(null);

  const { queryKey } = sessionsQuery(userId);
  const keepOnly = (shouldStay: (session: Session) => boolean, textKey: string): void => {
    queryClient.setQueryData(queryKey, (cached: { data: Session[] } | undefined) =>
      cached ? { data: cached.data.filter(shouldStay) } : cached,
    );
    toast.success(t(textKey));
    // The clicked button was removed with its row.
    title.current?.focus();
  };
  const onError = (error: unknown): void => void toast.error(failureText(error));

  const endOne = useMutation({
    mutationFn: async ({ _id, current }: Session) =>
      current ? signOut() : void (await api.POST('/user/sessions/end', { body: { session: _id } })),
    onSuccess: (_, ended) => {
      if (!ended.current) keepOnly(({ _id }) => _id !== ended._id, 'panel.sessions.ended');
    },
    onError,
  });
  const endAllMutation = useMutation({
    mutationFn: async (keepCurrent: boolean) => {
      await api.POST('/user/sessions/end-all', { body: { keepCurrent } });
      if (!keepCurrent) await signOut();
    },
    onSuccess: (_, keepCurrent) => {
      if (keepCurrent) keepOnly(({ current }) => current, 'panel.sessions.others_ended');
    },
    onError,
  });
  const isBusy = endOne.isPending || endAllMutation.isPending;
  return {
    title,
    end: (session: Session): void => (isBusy ? undefined : endOne.mutate(session)),
    ending: endOne.isPending ? endOne.variables._id : undefined,
    endAll: (keepCurrent: boolean): void => (isBusy ? undefined : endAllMutation.mutate(keepCurrent)),
    endingAll: endAllMutation.isPending ? (endAllMutation.variables ? 'others' : 'all') : undefined,
  };
};
