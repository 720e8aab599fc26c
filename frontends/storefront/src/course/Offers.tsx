import './offers.css';
import { ErrorState, LoadingState, Skeleton, useTranslate } from '@sargam/kit';
import type { Course } from './lessons.ts';
import { OfferKey } from './OfferKey.tsx';
import { mainOffer } from './offers.ts';
import { OFFERS } from './show-offers.ts';
import { useAddToCart } from './useAddToCart.ts';
import { useOffers } from './useOffers.ts';

const places = [1, 2, 3];

const Places = () => (
  <LoadingState>
    <div className="prices">
      {places.map((place) => (
        <Skeleton key={place} height={320} />
      ))}
    </div>
  </LoadingState>
);

/** The tiers as keys on one string; for whoever has the course, what each is for them. */
export const Offers = ({ course }: { course: Course }) => {
  const t = useTranslate();
  const buying = useAddToCart(course);
  const { offers, again, isPending, retry } = useOffers(course);
  const main = offers && mainOffer(offers);
  const key = again ? 'more' : 'choose';
  return (
    <section className="sec wrap offers" id={OFFERS} aria-labelledby="offers-title">
      <h2 id="offers-title">{t(`storefront.offer.${key}_title`)}</h2>
      <p className="muted">{t(`storefront.offer.${key}_text`)}</p>
      {isPending && <Places />}
      {!isPending && !offers && <ErrorState retry={retry} />}
      {offers && (
        <div className="prices" data-count={offers.length}>
          {offers.map((offer) => (
            <OfferKey key={offer.tier} course={course} offer={offer} main={offer === main} buying={buying} />
          ))}
        </div>
      )}
    </section>
  );
};
