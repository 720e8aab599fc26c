import { useI18n } from '@sargam/kit';
import type { PayMethod } from './pay-methods.ts';

/** The text of a button that pays: how much, and with which method. */
export const usePayText = (method: PayMethod): ((taka: number) => string) => {
  const { t, format } = useI18n();
  return (taka) =>
    t('storefront.pay.button', { amount: format.money(taka), method: t(`storefront.pay.with.${method}`) });
};
