import { useSearchParams } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { orderQuery } from './useWaitForPayment.ts';

type OptionChange = { code?: string | undefined; withoutWallet?: boolean };

const applyChange = (before: URLSearchParams, change: OptionChange): URLSearchParams => {
  const after = new URLSearchParams(before);
  const setOrDelete = (name: string, value: string | undefined): void =>
    value ? after.set(name, value) : after.delete(name);
  if ('code' in change) setOrDelete('cupon', change.code);
  if ('withoutWallet' in change) setOrDelete('wallet', change.withoutWallet ? 'keep' : undefined);
  return after;
};

/** Voucher and wallet switch. Stored in the URL (`?cupon=`, `?wallet=keep`), so a reload keeps them. */
export const useCheckoutOptions = () => {
  const [searchParams, setSearchParams] = useSearchParams();
  const choose = useCallback(
    (change: OptionChange): void =>
      setSearchParams((before) => applyChange(before, change), { replace: true }),
    [setSearchParams],
  );
  return {
    code: searchParams.get('cupon') ?? undefined,
    withoutWallet: searchParams.get('wallet') === 'keep',
    choose,
  };
};

export type CheckoutOptions = ReturnType<typeof useCheckoutOptions>;

const failedOutcomes = new Set<string | null>(['failed', 'cancelled', 'expired']);

/** After a failed payment, restores voucher and wallet switch of that order. */
export const useRestoreCheckoutOptions = ({ choose }: CheckoutOptions): void => {
  const [searchParams] = useSearchParams();
  const order = failedOutcomes.has(searchParams.get('payment')) ? searchParams.get('order') : null;
  const { data } = useQuery({ ...orderQuery(order ?? ''), enabled: order !== null });
  const restored = useRef<string>(undefined);
  useEffect(() => {
    if (!data || data._id !== order || restored.current === order) return;
    restored.current = order;
    if (data.cupon || data.withoutWallet)
      choose({ code: data.cupon?.code, withoutWallet: data.withoutWallet });
  }, [data, order, choose]);
};
