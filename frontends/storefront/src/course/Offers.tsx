import './offers.css';
import { Button, ButtonLink, isTier, TierIcon, useText } from '@sargam/kit';
import { IconCheck } from '@tabler/icons-react';
import { type Course, isEnrolled } from './lessons.ts';
import { OfferPrice } from './OfferPrice.tsx';
import { mainOffer, type Offer, offersOf } from './offers.ts';
import { OFFERS } from './show-offers.ts';
import { useAddToCart } from './useAddToCart.ts';

type KeyProps = { course: Course; offer: Offer; main: boolean; buying: ReturnType<typeof useAddToCart> };

const Promises = ({ course, days }: { course: Course; days: number }) => {
  const t = useText();
  const lessons = course.videos?.length ?? 0;
  return (
    <ul className="col sm">
      {lessons > 0 && (
        <li>
          <IconCheck aria-hidden />
          {t('storefront.offer.lessons', { count: lessons })}
        </li>
      )}
      <li>
        <IconCheck aria-hidden />
        {t('storefront.offer.watch', { count: days })}
      </li>
      <li>
        <IconCheck aria-hidden />
        {t('storefront.offer.adds')}
      </li>
    </ul>
  );
};

const Buy = ({ offer, main, buying }: Omit<KeyProps, 'course'>) => {
  const t = useText();
  if (buying.inCart === offer.tier)
    return (
      <ButtonLink variant="line" wide to="/cart">
        {t('storefront.offer.in_cart')}
      </ButtonLink>
    );
  return (
    <Button
      variant={main ? 'main' : 'line'}
      wide
      busy={buying.adding === offer.tier}
      onClick={() => buying.add(offer)}
    >
      {t('storefront.offer.add')}
    </Button>
  );
};

/** One key of the row: how long, how much, and the button that buys it. */
const OfferKey = ({ course, offer, main, buying }: KeyProps) => {
  const t = useText();
  const { tier } = offer;
  const id = `offer-${tier}`;
  return (
    <section className={`offer ${tier}${main ? ' main' : ''}`} aria-labelledby={id}>
      <div className="head">
        {isTier(tier) && <TierIcon tier={tier} />}
        <h3 id={id}>{isTier(tier) ? t(`kit.tier.${tier}`) : t('storefront.offer.standard')}</h3>
      </div>
      <OfferPrice offer={offer} />
      <Promises course={course} days={offer.validity} />
      <Buy offer={offer} main={main} buying={buying} />
    </section>
  );
};

/** The tiers as keys on one string. */
export const Offers = ({ course }: { course: Course }) => {
  const t = useText();
  const buying = useAddToCart(course);
  const offers = offersOf(course);
  const main = mainOffer(offers);
  const key = isEnrolled(course) ? 'more' : 'choose';
  return (
    <section className="sec wrap offers" id={OFFERS} aria-labelledby="offers-title">
      <h2 id="offers-title">{t(`storefront.offer.${key}_title`)}</h2>
      <p className="muted">{t(`storefront.offer.${key}_text`)}</p>
      <div className="prices" data-count={offers.length}>
        {offers.map((offer) => (
          <OfferKey key={offer.tier} course={course} offer={offer} main={offer === main} buying={buying} />
        ))}
      </div>
    </section>
  );
};
