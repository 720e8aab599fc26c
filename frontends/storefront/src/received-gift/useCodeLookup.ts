import { api, isApiError, toast, unwrap, useErrorText, useTranslate } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { giftToastOptions } from '../gift-card/gift-toast.ts';
import type { CodeFromAddress } from './useCodeFromAddress.ts';

const isRefusal = (error: unknown): boolean => isApiError(error) && error.status >= 400 && error.status < 500;

/**
 * What a code is worth. Every refusal is the same sentence: nobody learns from it whether a code exists, was used or has
 * ended; who asked too often is told to wait besides. A code that the address brought is looked at
 * without being asked.
 */
export const useCodeLookup = ({ code: known, times }: CodeFromAddress) => {
  const t = useTranslate();
  const errorText = useErrorText();
  const looking = useMutation({
    mutationFn: (code: string) => unwrap(api.POST('/store/gift-card/look', { body: { code } })),
    onError: (error) => {
      if (isApiError(error) && error.status === 429)
        toast.warning(t('storefront.refusal.too-many-requests'), giftToastOptions);
    },
  });
  const { mutate } = looking;
  useEffect(() => {
    if (known && times > 0) mutate(known);
  }, [known, times, mutate]);

  const { error } = looking;
  const problem = isRefusal(error) ? t('storefront.received.invalid') : error && errorText(error);
  return {
    look: (code: string) => looking.mutate(code),
    again: looking.reset,
    code: looking.variables ?? known,
    card: looking.data,
    busy: looking.isPending,
    problem: problem ?? undefined,
  };
};

export type CodeLookup = ReturnType<typeof useCodeLookup>;
