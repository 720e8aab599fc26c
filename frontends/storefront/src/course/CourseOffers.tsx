import './offers.css';
import { ErrorState, LoadingState, Skeleton, useTranslate } from '@sargam/kit';
import { findMainOffer } from '../shared/course/offers.ts';
import type { Course } from './lessons.ts';
import { OfferCard } from './OfferCard.tsx';
import { OFFERS_ID } from './scroll-to-offers.ts';
import { useAddToCart } from './useAddToCart.ts';
import { useOffers } from './useOffers.ts';

const skeletonColumns = [1, 2, 3];

const OffersSkeleton = () => (
  <LoadingState>
    <div className="prices">
      {skeletonColumns.map((place) => (
        <Skeleton key={place} height={320} />
      ))}
    </div>
  </LoadingState>
);

/** The tiers of the course. Students with access see their own prices. */
export const CourseOffers = ({ course }: { course: Course }) => {
  const t = useTranslate();
  const cart = useAddToCart(course);
  const { offers, isRepeatPurchase, isPending, retry } = useOffers(course);
  const main = offers && findMainOffer(offers);
  const key = isRepeatPurchase ? 'more' : 'choose';
  return (
    <section className="sec wrap offers" id={OFFERS_ID} aria-labelledby="offers-title">
      <h2 id="offers-title">{t(`storefront.offer.${key}_title`)}</h2>
      <p className="muted">{t(`storefront.offer.${key}_text`)}</p>
      {isPending && <OffersSkeleton />}
      {!isPending && !offers && <ErrorState retry={retry} />}
      {offers && (
        <div className="prices" data-count={offers.length}>
          {offers.map((offer) => (
            <OfferCard key={offer.tier} course={course} offer={offer} isMain={offer === main} cart={cart} />
          ))}
        </div>
      )}
    </section>
  );
};
