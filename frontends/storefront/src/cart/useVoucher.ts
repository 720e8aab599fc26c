import { api, call, isApiError, toast, useErrorText, useSearchParams, useText } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { useQuote } from './useQuote.ts';

/** The address has the voucher (`?cupon=`), so it survives a reload; the quote with it says what it takes off. */
const useCode = () => {
  const [address, setAddress] = useSearchParams();
  const set = (code: string | undefined): void =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (code) after.set('cupon', code);
        else after.delete('cupon');
        return after;
      },
      { replace: true },
    );
  return [address.get('cupon') ?? undefined, set] as const;
};

const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;

export const useVoucher = (user: string) => {
  const t = useText();
  const errorText = useErrorText();
  const [code, setCode] = useCode();
  const quote = useQuote(user, code);
  const looking = useMutation({
    mutationFn: (typed: string) =>
      call(api.GET('/cart/cupon/{code}', { params: { path: { code: typed } } })).then((answer) => {
        if (answer.message !== 'success') throw new Error(answer.message);
      }),
    onSuccess: (_, typed) => {
      setCode(typed);
      toast.success(t('storefront.voucher.applied'));
    },
  });
  // A voucher out of the address may have ended since.
  const ended = code !== undefined && isRefusal(quote.error);
  const wrong =
    looking.error && !isRefusal(looking.error) && isApiError(looking.error)
      ? errorText(looking.error)
      : t('storefront.voucher.not_found');
  return {
    quote,
    code,
    applied: code !== undefined && quote.data?.cupon != null && !ended,
    problem: looking.isError || ended ? wrong : undefined,
    busy: looking.isPending,
    apply: (typed: string) => (typed ? looking.mutate(typed) : undefined),
    remove: () => {
      looking.reset();
      setCode(undefined);
    },
  };
};

export type Voucher = ReturnType<typeof useVoucher>;
