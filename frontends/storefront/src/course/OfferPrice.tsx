import { Beats, DiscountBadge, useFormat, useText } from '@sargam/kit';
import { BEATS, beatsOf, type Offer } from './offers.ts';

/** Days as beats of thirty, the price, what it was, how much less, and what a day comes to. */
export const OfferPrice = ({ offer }: { offer: Offer }) => {
  const t = useText();
  const format = useFormat();
  const { price, oldPrice, validity } = offer;
  const days = t('kit.count.days', { count: validity });
  const beats = beatsOf(validity);
  return (
    <>
      <div className="days">
        <span className="b">{days}</span>
        {beats && <Beats count={BEATS} on={beats} big />}
      </div>
      <div>
        <p className="big">{format.money(price)}</p>
        <p className="price num">
          {oldPrice > price && (
            <s>
              <span className="vh">{t('kit.price.old')} </span>
              {format.money(oldPrice)}
            </s>
          )}
          <DiscountBadge price={price} oldPrice={oldPrice} />
          {validity > 0 && price > 0 && (
            <span className="sm faint">
              {t('storefront.offer.a_day', { amount: format.money(price / validity) })}
            </span>
          )}
        </p>
      </div>
    </>
  );
};
