import { api, isApiError, toast, unwrap, useTranslate } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CheckoutOptions } from './useCheckoutOptions.ts';
import type { QuoteQuery } from './useQuote.ts';

const isVoucherRefused = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;

const checkVoucher = async (code: string): Promise<void> => {
  const { message } = await unwrap(api.GET('/cart/cupon/{code}', { params: { path: { code } } }));
  if (message !== 'success') throw new Error(message);
};

/**
 * The voucher's field. An unsuccessful and a failed lookup say the same, as specified, so that nobody learns from the
 * words which codes exist; who asked too often is told to wait besides.
 */
export const useVoucher = ({ code, choose }: CheckoutOptions, quote: QuoteQuery) => {
  const t = useTranslate();
  const looking = useMutation({
    mutationFn: checkVoucher,
    onSuccess: (_, typed) => {
      setEnded(undefined);
      choose({ code: typed });
      toast.success(t('storefront.voucher.applied'));
    },
    onError: (error) => {
      toast.error(t('storefront.voucher.not_found'));
      if (isApiError(error) && error.status === 429) toast.warning(t('storefront.refusal.too-many-requests'));
    },
  });
  // A voucher out of the address may have ended since: the sums are shown without it, and the field says so.
  const [ended, setEnded] = useState<string>();
  const isEnded = code !== undefined && isVoucherRefused(quote.error);
  useEffect(() => {
    if (!isEnded) return;
    setEnded(code);
    choose({ code: undefined });
  }, [isEnded, code, choose]);
  return {
    code: code ?? ended,
    applied: code !== undefined && quote.data?.cupon != null && !isEnded,
    problem:
      looking.isError || (ended !== undefined && code === undefined && !looking.isSuccess)
        ? t('storefront.voucher.not_found')
        : undefined,
    busy: looking.isPending,
    apply: (typed: string) => (typed ? looking.mutate(typed) : undefined),
    remove: () => {
      looking.reset();
      setEnded(undefined);
      choose({ code: undefined });
    },
  };
};

export type Voucher = ReturnType<typeof useVoucher>;
