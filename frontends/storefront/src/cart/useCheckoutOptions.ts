import { useSearchParams } from '@sargam/kit';
import { useCallback } from 'react';

type OptionChange = { code?: string | undefined; keepWallet?: boolean };

const applyChange = (before: URLSearchParams, change: OptionChange): URLSearchParams => {
  const after = new URLSearchParams(before);
  const setOrDelete = (name: string, value: string | undefined): void =>
    value ? after.set(name, value) : after.delete(name);
  if ('code' in change) setOrDelete('cupon', change.code);
  if ('keepWallet' in change) setOrDelete('wallet', change.keepWallet ? 'keep' : undefined);
  return after;
};

/** Voucher and wallet switch. Stored in the address (`?cupon=`, `?wallet=keep`), so a reload keeps them. */
export const useCheckoutOptions = () => {
  const [searchParams, setSearchParams] = useSearchParams();
  const choose = useCallback(
    (change: OptionChange): void =>
      setSearchParams((before) => applyChange(before, change), { replace: true }),
    [setSearchParams],
  );
  return {
    code: searchParams.get('cupon') ?? undefined,
    keepWallet: searchParams.get('wallet') === 'keep',
    choose,
  };
};

export type CheckoutOptions = ReturnType<typeof useCheckoutOptions>;
