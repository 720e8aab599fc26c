import { DiscountBadge, layout, SegmentedProgress, typography, useI18n } from '@sargam/kit';
import { countMonths, MAX_MONTHS, type StudentOffer } from '../shared/course/offers.ts';
import styles from './offers.module.css';

const FormerPrice = ({ label, amount }: { label: string; amount: number }) => {
  const { format } = useI18n();
  return (
    <s>
      <span className={layout.visuallyHidden}>{label} </span>
      {format.money(amount)}
    </s>
  );
};

/** In taka, rounded to poisha. */
const pricePerDay = (price: number, days: number): number => Math.round((price * 100) / days) / 100;

/** Former price, discount and price per day. For an upgrade: the full price of the tier. */
const PriceDetails = ({ offer: { kind, price, tierPrice, oldPrice, validity } }: { offer: StudentOffer }) => {
  const { t, format } = useI18n();
  if (kind === 'upgrade')
    return (
      <p className={`${styles.details} ${typography.digits}`}>
        <FormerPrice label={t('storefront.offer.full_price')} amount={tierPrice ?? price} />
        <span className={typography.small}>{t('storefront.offer.difference')}</span>
      </p>
    );
  return (
    <p className={`${styles.details} ${typography.digits}`}>
      {oldPrice > price && <FormerPrice label={t('kit.price.old')} amount={oldPrice} />}
      <DiscountBadge price={price} oldPrice={oldPrice} />
      {validity > 0 && price > 0 && (
        <span className={`${typography.small} ${typography.faint}`}>
          {t('storefront.offer.a_day', { amount: format.money(pricePerDay(price, validity)) })}
        </span>
      )}
    </p>
  );
};

/** Days as marks of 30 days each, and the price. */
export const OfferPrice = ({ offer }: { offer: StudentOffer }) => {
  const { t, format } = useI18n();
  const months = countMonths(offer.validity);
  return (
    <>
      <div className={styles.days}>
        <span className={typography.bold}>{t('kit.count.days', { count: offer.validity })}</span>
        {months && <SegmentedProgress count={MAX_MONTHS} on={months} big />}
      </div>
      <div>
        <p className={styles.amount}>{format.money(offer.price)}</p>
        <PriceDetails offer={offer} />
        {offer.saved !== undefined && offer.saved > 0 && (
          <p className={`${styles.saved} ${typography.small}`}>
            {t('storefront.offer.saved', { amount: format.money(offer.saved) })}
          </p>
        )}
      </div>
    </>
  );
};
