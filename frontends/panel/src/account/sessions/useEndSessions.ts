import { type ApiSchemas, api, queryClient, signOut, toast, unwrap, useTranslate } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useFailureText } from '../../shared/useFailureText.ts';
import { sessionsQuery } from './sessions-query.ts';

type Session = ApiSchemas['OwnSession'];

/** Ends one's sessions. What ended leaves the list at once; the one of this page leaves for home. */
export const useEndSessions = (userId: string) => {
  const t = useTranslate();
  const failureText = useFailureText();
  const title = useRef<HTMLHeadingElement>(null);

  const { queryKey } = sessionsQuery(userId);
  const keep = (stays: (session: Session) => boolean, said: string): void => {
    queryClient.setQueryData(queryKey, (known: { data: Session[] } | undefined) =>
      known ? { data: known.data.filter(stays) } : known,
    );
    toast.success(t(said));
    // The button that was pressed has gone with its row.
    title.current?.focus();
  };
  const onError = (error: unknown): void => void toast.error(failureText(error));

  const one = useMutation({
    mutationFn: async ({ _id, current }: Session) =>
      current ? signOut() : void (await unwrap(api.POST('/user/sessions/end', { body: { session: _id } }))),
    onSuccess: (_, ended) => {
      if (!ended.current) keep(({ _id }) => _id !== ended._id, 'panel.sessions.ended');
    },
    onError,
  });
  const all = useMutation({
    mutationFn: async (keepCurrent: boolean) => {
      await unwrap(api.POST('/user/sessions/end-all', { body: { keepCurrent } }));
      if (!keepCurrent) await signOut();
    },
    onSuccess: (_, keepCurrent) => {
      if (keepCurrent) keep(({ current }) => current, 'panel.sessions.others_ended');
    },
    onError,
  });
  const isBusy = one.isPending || all.isPending;
  return {
    title,
    end: (session: Session): void => (isBusy ? undefined : one.mutate(session)),
    ending: one.isPending ? one.variables._id : undefined,
    endAll: (keepCurrent: boolean): void => (isBusy ? undefined : all.mutate(keepCurrent)),
    endingAll: all.isPending ? (all.variables ? 'others' : 'all') : undefined,
  };
};
