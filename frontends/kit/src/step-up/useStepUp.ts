import { api, isApiError, replaceAccessToken, setStepUpPrompt, useErrorText, useI18n } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

const MINUTE_S = 60;

/** The error of a password entered again, in the page's language. */
const useFailureText = () => {
  const { t, format } = useI18n();
  const errorText = useErrorText();
  return (error: unknown): string => {
    if (isApiError(error, 'password-wrong')) return t('kit.step_up.wrong');
    if (!isApiError(error, 'login-throttled')) return errorText(error);
    const seconds = Number((error.body as { retryAfter?: number } | null)?.retryAfter ?? MINUTE_S);
    return t('kit.step_up.throttled', {
      time: format.duration(Math.ceil(seconds / MINUTE_S) * MINUTE_S),
    });
  };
};

/** The prompt of calls that need a recent password: open while such a call waits for the person. */
export const useStepUp = () => {
  const failureText = useFailureText();
  const [open, setOpen] = useState(false);
  const answer = useRef<(done: boolean) => void>(undefined);
  const finish = (done: boolean): void => {
    answer.current?.(done);
    answer.current = undefined;
    setOpen(false);
  };
  const accept = ({ v_token }: { v_token: string }): void => {
    replaceAccessToken(v_token);
    finish(true);
  };
  const mutation = useMutation({
    mutationFn: (password: string) => api.POST('/user/step-up', { body: { password } }),
    onSuccess: accept,
  });
  const { reset } = mutation;
  useEffect(() => {
    const remove = setStepUpPrompt(
      () =>
        new Promise((resolve) => {
          reset();
          answer.current = resolve;
          setOpen(true);
        }),
    );
    return () => {
      remove();
      answer.current?.(false);
    };
  }, [reset]);
  return {
    open,
    busy: mutation.isPending,
    failure: mutation.error ? failureText(mutation.error) : undefined,
    enter: (password: string): void => (mutation.isPending ? undefined : mutation.mutate(password)),
    /** Another proof than the password gave this token. */
    accept,
    cancel: (): void => finish(false),
  };
};
