import { useSearchParams } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { CheckoutOptions } from './useCheckoutOptions.ts';
import { orderQuery } from './useWaitForPayment.ts';

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
    if (data.cupon || data.keepWallet) choose({ code: data.cupon?.code, keepWallet: data.keepWallet });
  }, [data, order, choose]);
};
