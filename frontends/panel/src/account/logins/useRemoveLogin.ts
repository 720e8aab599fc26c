import { type ApiSchemas, api, isApiError, queryClient, toast, useTranslate } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { linkedAccountsQuery, sessionsQuery, userQuery } from '../../shared/queries.ts';
import { useFailureText } from '../../shared/useFailureText.ts';
import { useThrottledText } from '../password/useThrottledText.ts';
import type { LoginMethod } from './login-methods.ts';

const failureTexts = {
  'last-login-method': 'panel.logins.last',
  'current-password-wrong': 'panel.password.wrong',
  'reauthentication-required': 'panel.logins.login_again_text',
};

type Removal = { method: LoginMethod; currentPassword: string };

const sendRemoval = ({ method, currentPassword }: Removal) =>
  method === 'password'
    ? api.POST('/user/password/remove', { body: { currentPassword } })
    : api.POST('/user/linked-accounts/remove', { body: { provider: method, currentPassword } });

/** Asks before a way to log in is removed. After the removal the focus is on the heading, because the button is gone. */
export const useRemoveLogin = ({ _id: userId }: ApiSchemas['User']) => {
  const t = useTranslate();
  const failureText = useFailureText(failureTexts);
  const throttledText = useThrottledText();
  const title = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<LoginMethod>();
  const mutation = useMutation({
    mutationFn: sendRemoval,
    onSuccess: async () => {
      const changed = [userQuery(userId), linkedAccountsQuery(userId), sessionsQuery(userId)];
      await Promise.all(changed.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })));
      setAsked(undefined);
      toast.success(t('panel.logins.removed'));
      title.current?.focus();
    },
  });
  const { error } = mutation;
  return {
    title,
    asked,
    busy: mutation.isPending,
    ask: (method: LoginMethod): void => {
      mutation.reset();
      setAsked(method);
    },
    cancel: (): void => setAsked(undefined),
    confirm: (currentPassword: string): void => {
      if (asked && !mutation.isPending) mutation.mutate({ method: asked, currentPassword });
    },
    failure: error ? (throttledText(error) ?? failureText(error)) : undefined,
    mustLogInAgain: isApiError(error, 'reauthentication-required'),
  };
};

export type RemovingLogin = Omit<ReturnType<typeof useRemoveLogin>, 'title'>;
