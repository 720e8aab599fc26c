import { Alert, useFormat, useText } from '@sargam/kit';

/** The catalogue's price moved between seeing and paying; nothing happened yet. */
export const PriceNotice = ({ total }: { total: number }) => {
  const t = useText();
  const format = useFormat();
  return (
    <div className="cart-notice">
      <Alert
        title={t('storefront.price_changed.title')}
        text={t('storefront.price_changed.text', { amount: format.money(total) })}
      />
    </div>
  );
};
