import { Alert, useFormat, useTranslate } from '@sargam/kit';

/** The price changed before the order; nothing was charged. */
export const PriceNotice = ({ total }: { total: number }) => {
  const t = useTranslate();
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
