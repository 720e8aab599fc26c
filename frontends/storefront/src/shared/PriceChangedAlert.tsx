import { Alert, useI18n } from '@sargam/kit';

/** The price changed before the order; nothing was charged. `text`: text key with the placeholder `amount`. */
export const PriceChangedAlert = ({ text, taka }: { text: string; taka: number }) => {
  const { t, format } = useI18n();
  return <Alert title={t('storefront.price_changed.title')} text={t(text, { amount: format.money(taka) })} />;
};
