import { toast, useLocation, useNavigate, useSearchParams, useTranslate } from '@sargam/kit';
import { useEffect } from 'react';
import { invalidatePaths } from '../../shared/invalidate-paths.ts';
import { tabAddress } from '../tabs.ts';

const readOrder = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'order' in state && typeof state.order === 'string'
    ? state.order
    : undefined;

/**
 * Back from the payment page: says so once and takes it out of the address, so that a reload or a bookmark does not
 * say it again. Answers the order, which the history entry keeps.
 */
export const usePaymentReturn = (userId: string): string | undefined => {
  const t = useTranslate();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [address] = useSearchParams();
  const paid = address.get('payment') === 'paid';
  const order = address.get('order');

  useEffect(() => {
    if (!paid) return;
    toast.success(t('panel.payment.paid'));
    void invalidatePaths('/cart/', `/order/mine/${userId}`, `/wallet/${userId}`);
    void navigate(tabAddress('0'), { replace: true, state: order ? { order } : null });
  }, [paid, order, t, navigate, userId]);

  return readOrder(state);
};
