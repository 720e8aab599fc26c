import { toast, useLocation, useNavigate, useSearchParams, useTranslate } from '@sargam/kit';
import { useEffect } from 'react';
import { invalidatePaths } from '../../shared/invalidate-paths.ts';
import { tabUrl } from '../tabs.ts';

const readOrder = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'order' in state && typeof state.order === 'string'
    ? state.order
    : undefined;

/**
 * Shows a toast after a payment and removes the parameters from the URL, so that a reload does not repeat the toast.
 * Returns the order id, which is kept in the history state.
 */
export const usePaymentReturn = (userId: string): string | undefined => {
  const t = useTranslate();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [searchParams] = useSearchParams();
  const paid = searchParams.get('payment') === 'paid';
  const order = searchParams.get('order');

  useEffect(() => {
    if (!paid) return;
    toast.success(t('panel.payment.paid'));
    void invalidatePaths('/cart/', `/order/mine/${userId}`, `/wallet/${userId}`);
    void navigate(tabUrl('0'), { replace: true, state: order ? { order } : null });
  }, [paid, order, t, navigate, userId]);

  return readOrder(state);
};
