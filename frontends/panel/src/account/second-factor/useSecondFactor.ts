import { api, queryClient, toast, useTranslate } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { secondFactorQuery } from '../../shared/queries.ts';
import { useFailureText } from '../../shared/useFailureText.ts';

const failureTexts = {
  'step-up-required': 'kit.auth.step_up_required',
  'second-factor-needed': 'kit.second_factor.needed',
};

/** Renews the recovery codes, and removes TOTP and passkeys. */
export const useSecondFactor = () => {
  const t = useTranslate();
  const failureText = useFailureText(failureTexts);
  const showFailure = (error: Error) => void toast.error(failureText(error));
  const refetch = () => queryClient.invalidateQueries({ queryKey: secondFactorQuery().queryKey });
  const renew = useMutation({
    mutationFn: () => api.POST('/user/second-factor/recovery-codes'),
    onError: showFailure,
  });
  const removal = useMutation({
    mutationFn: () => api.POST('/user/second-factor/remove'),
    onSuccess: () => void toast.success(t('panel.second_factor.removed')),
    onError: showFailure,
    onSettled: refetch,
  });
  const passkeyRemoval = useMutation({
    mutationFn: (id: string) => api.DELETE('/user/passkeys/{id}', { params: { path: { id } } }),
    onSuccess: () => void toast.success(t('panel.passkeys.removed')),
    onError: showFailure,
    onSettled: refetch,
  });
  return {
    codes: renew.data?.codes,
    isRenewing: renew.isPending,
    renewCodes: (): void => (renew.isPending ? undefined : renew.mutate()),
    isRemoving: removal.isPending,
    remove: (): void => (removal.isPending ? undefined : removal.mutate()),
    removingPasskey: passkeyRemoval.isPending ? passkeyRemoval.variables : undefined,
    removePasskey: (id: string): void => (passkeyRemoval.isPending ? undefined : passkeyRemoval.mutate(id)),
    finishPasskey: (): void => {
      toast.success(t('panel.passkeys.was_added'));
      void refetch();
    },
    /** The person has saved the recovery codes. */
    finish: (): void => {
      renew.reset();
      void refetch();
    },
  };
};
