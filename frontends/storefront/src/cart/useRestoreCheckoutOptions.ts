import { useSearchParams } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { CheckoutOptions } from './useCheckoutOptions.ts';
import { orderQuery } from './useWaitForPayment.ts';

const failedOutcomes = new Set<string | null>(['failed', 'cancelled', 'expired']);

/** Another try is made as the one before: back from the gateway, the order tells its voucher and whether the wallet was kept. */
export const useRestoreCheckoutOptions = ({ choose }: CheckoutOptions): void => {
  const [address] = useSearchParams();
  const order = failedOutcomes.has(address.get('payment')) ? address.get('order') : null;
  const { data } = useQuery({ ...orderQuery(order ?? ''), enabled: order !== null });
  const restored = useRef<string>(undefined);
  useEffect(() => {
    if (!data || data._id !== order || restored.current === order) return;
    restored.current = order;
    if (data.cupon || data.keepWallet) choose({ code: data.cupon?.code, keepWallet: data.keepWallet });
  }, [data, order, choose]);
};
