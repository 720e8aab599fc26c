import { api, isApiError, toast, useI18n, useIdempotencyKey, useLanguage } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidatePaths } from '../../shared/invalidate-paths.ts';
import { useFailureText } from '../../shared/useFailureText.ts';
import { CODE_LENGTH } from './gift-code.ts';

const TOAST_MS = 5_000;
// The card is claimed; the amount follows asynchronously.
const REFETCH_DELAY_MS = 4_000;
const failureTexts = {
  'gift-card-invalid': 'panel.redeem.invalid',
  'gift-card-already-redeemed': 'panel.redeem.already',
  'email-not-verified': 'panel.failure.verify_first',
};

const redeemGiftCard = (code: string, userId: string, idempotencyKey: string) =>
  api.POST('/store/gift-card/redeem/{code}/{userId}', {
    params: { path: { code, userId }, header: { 'idempotency-key': idempotencyKey } },
  });

/** Key of the error text; undefined for a complete code. */
const validateCode = (code: string): string | undefined => {
  if (code === '') return 'panel.redeem.required';
  // A short code is certainly invalid: it must not count against the rate limit.
  return code.length < CODE_LENGTH ? 'panel.redeem.invalid' : undefined;
};

export type RedeemResult = { kind: 'ok' | 'coming'; text: string };

/** Shows a result in a toast and refetches the data that depends on the wallet. */
const useShowResult = (userId: string, onDone: () => void) => {
  const [redeemed, setRedeemed] = useState<RedeemResult>();
  // The cart's quote depends on the wallet.
  const refresh = (): void =>
    void invalidatePaths(`/wallet/${userId}`, `/user/${userId}`, `/cart/quote/${userId}`);
  const showResult = (result: RedeemResult): void => {
    setRedeemed(result);
    const showToast = result.kind === 'ok' ? toast.success : toast.info;
    showToast(result.text, { place: 'top', duration: TOAST_MS });
    refresh();
    if (result.kind === 'coming') setTimeout(refresh, REFETCH_DELAY_MS);
    onDone();
  };
  return { redeemed, showResult, clearResult: () => setRedeemed(undefined) };
};

/** Redeems a code. All invalid codes show the same error text. */
export const useRedeem = (userId: string, onDone: () => void) => {
  const { t, format } = useI18n();
  const language = useLanguage();
  const failureText = useFailureText(failureTexts);
  const idempotency = useIdempotencyKey();
  const [error, setError] = useState<string>();
  const { redeemed, showResult, clearResult } = useShowResult(userId, onDone);

  const mutation = useMutation({
    mutationFn: (code: string) => redeemGiftCard(code, userId, idempotency.keyFor(code)),
    onMutate: () => {
      setError(undefined);
      clearResult();
    },
    onSuccess: ({ message, data }) =>
      showResult({
        kind: 'ok',
        text: t('panel.redeem.success', {
          message: language === 'en' ? message : t('panel.redeem.message'),
          amount: format.amount(data),
        }),
      }),
    onError: (failure) => {
      // After a refusal the next attempt needs a new key. After a lost response the same key returns the first result.
      if (isApiError(failure) && failure.status >= 400 && failure.status < 500) idempotency.renew();
      if (isApiError(failure, 'gift-card-on-its-way'))
        showResult({ kind: 'coming', text: t('panel.redeem.coming') });
      else setError(failureText(failure));
    },
  });

  const redeem = (code: string): void => {
    if (mutation.isPending) return;
    const invalid = validateCode(code);
    if (invalid) setError(t(invalid));
    else mutation.mutate(code);
  };
  return { redeem, busy: mutation.isPending, error, redeemed, clearError: () => setError(undefined) };
};
