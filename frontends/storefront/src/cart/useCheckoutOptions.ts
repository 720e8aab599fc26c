import { useSearchParams } from '@sargam/kit';
import { useCallback } from 'react';

type OptionChange = { code?: string | undefined; keepWallet?: boolean };

/** The part of the address that a choice is; what is not named stays as it was. */
const applyChange = (before: URLSearchParams, chosen: OptionChange): URLSearchParams => {
  const after = new URLSearchParams(before);
  const put = (name: string, value: string | undefined): void =>
    value ? after.set(name, value) : after.delete(name);
  if ('code' in chosen) put('cupon', chosen.code);
  if ('keepWallet' in chosen) put('wallet', chosen.keepWallet ? 'keep' : undefined);
  return after;
};

/** What somebody chose for the checkout. The address has it (`?cupon=`, `?wallet=keep`), so it survives a reload. */
export const useCheckoutOptions = () => {
  const [address, setAddress] = useSearchParams();
  const choose = useCallback(
    (chosen: OptionChange): void => setAddress((before) => applyChange(before, chosen), { replace: true }),
    [setAddress],
  );
  return {
    code: address.get('cupon') ?? undefined,
    keepWallet: address.get('wallet') === 'keep',
    choose,
  };
};

export type CheckoutOptions = ReturnType<typeof useCheckoutOptions>;
