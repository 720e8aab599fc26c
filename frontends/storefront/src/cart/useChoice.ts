import { useSearchParams } from '@sargam/kit';
import { useCallback } from 'react';

/**
 * What somebody chose for the checkout. The address has it (`?cupon=`, `?wallet=keep`), so it survives a reload and a
 * payment that was declined.
 */
export const useChoice = () => {
  const [address, setAddress] = useSearchParams();
  const set = useCallback(
    (name: string, value: string | undefined): void =>
      setAddress(
        (before) => {
          const after = new URLSearchParams(before);
          if (value) after.set(name, value);
          else after.delete(name);
          return after;
        },
        { replace: true },
      ),
    [setAddress],
  );
  return {
    code: address.get('cupon') ?? undefined,
    setCode: useCallback((code: string | undefined) => set('cupon', code), [set]),
    keepWallet: address.get('wallet') === 'keep',
    setKeepWallet: (keep: boolean) => set('wallet', keep ? 'keep' : undefined),
  };
};

export type Choice = ReturnType<typeof useChoice>;
