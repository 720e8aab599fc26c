import { api, isApiError, toast, useErrorText, useTranslate } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { giftToastOptions } from '../gift-card/gift-toast.ts';
import type { CodeFromUrl } from './useCodeFromUrl.ts';

const isRefusal = (error: unknown): boolean => isApiError(error) && error.status >= 400 && error.status < 500;

/**
 * Finds the gift card of a code. All refusals show the same text, so the text does not reveal whether a code exists, was
 * redeemed or has expired. A rate limit shows an additional toast. A code from the URL is looked up automatically.
 */
export const useCodeLookup = ({ code: linkCode, openedLinks }: CodeFromUrl) => {
  const t = useTranslate();
  const errorText = useErrorText();
  const mutation = useMutation({
    mutationFn: (code: string) => api.POST('/store/gift-card/look', { body: { code } }),
    onError: (error) => {
      if (isApiError(error) && error.status === 429)
        toast.warning(t('storefront.refusal.too-many-requests'), giftToastOptions);
    },
  });
  const { mutate } = mutation;
  useEffect(() => {
    if (linkCode && openedLinks > 0) mutate(linkCode);
  }, [linkCode, openedLinks, mutate]);

  const { error } = mutation;
  const problem = isRefusal(error) ? t('storefront.received.invalid') : error && errorText(error);
  return {
    findCard: (code: string) => mutation.mutate(code),
    reset: mutation.reset,
    code: mutation.variables ?? linkCode,
    card: mutation.data,
    busy: mutation.isPending,
    problem: problem ?? undefined,
  };
};

export type CodeLookup = ReturnType<typeof useCodeLookup>;
