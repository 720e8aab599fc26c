import {
  api,
  isApiError,
  toast,
  unwrap,
  useFormat,
  useIdempotencyKey,
  useLanguage,
  useTranslate,
} from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidatePaths } from '../../shared/invalidate-paths.ts';
import { useFailureText } from '../../shared/useFailureText.ts';
import { CODE_LENGTH } from './gift-code.ts';

const TOAST_MS = 5_000;
// The card is claimed and the money follows by a sweep.
const REFETCH_DELAY_MS = 4_000;
const failureTexts = {
  'gift-card-invalid': 'panel.redeem.invalid',
  'email-not-verified': 'panel.failure.verify_first',
};

export type RedeemResult = { kind: 'ok' | 'coming'; text: string };

/** Redeems a code: what is wrong with it in one text, and what it brought. */
export const useRedeem = (userId: string, onDone: () => void) => {
  const t = useTranslate();
  const format = useFormat();
  const language = useLanguage();
  const failureText = useFailureText(failureTexts);
  const once = useIdempotencyKey();
  const [wrong, setWrong] = useState<string>();
  const [redeemed, setRedeemed] = useState<RedeemResult>();

  // A quote of the cart counts with the wallet too.
  const refresh = (): void =>
    void invalidatePaths(`/wallet/${userId}`, `/user/${userId}`, `/cart/quote/${userId}`);
  const done = (result: RedeemResult): void => {
    setRedeemed(result);
    const say = result.kind === 'ok' ? toast.success : toast.info;
    say(result.text, { place: 'top', duration: TOAST_MS });
    refresh();
    if (result.kind === 'coming') setTimeout(refresh, REFETCH_DELAY_MS);
    onDone();
  };
  const asking = useMutation({
    mutationFn: (code: string) =>
      unwrap(
        api.POST('/store/gift-card/redeem/{code}/{userId}', {
          params: { path: { code, userId }, header: { 'idempotency-key': once.keyFor(code) } },
        }),
      ),
    onMutate: () => {
      setWrong(undefined);
      setRedeemed(undefined);
    },
    onSuccess: ({ message, data }) =>
      done({
        kind: 'ok',
        text: t('panel.redeem.success', {
          message: language === 'en' ? message : t('panel.redeem.message'),
          amount: format.amount(data),
        }),
      }),
    onError: (error) => {
      // A refusal is final for this attempt; without an answer the same key finds what may have been done.
      if (isApiError(error) && error.status >= 400 && error.status < 500) once.renew();
      if (isApiError(error, 'gift-card-on-its-way')) done({ kind: 'coming', text: t('panel.redeem.coming') });
      else setWrong(failureText(error));
    },
  });

  const redeem = (code: string): void => {
    if (asking.isPending) return;
    if (code === '') setWrong(t('panel.redeem.required'));
    // What is too short is no code: not worth one of the few tries.
    else if (code.length < CODE_LENGTH) setWrong(t('panel.redeem.invalid'));
    else asking.mutate(code);
  };
  return { redeem, busy: asking.isPending, wrong, redeemed, look: () => setWrong(undefined) };
};
