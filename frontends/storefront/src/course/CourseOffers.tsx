import { ErrorState, LoadingState, layout, RetryAlert, Skeleton, typography, useI18n } from '@sargam/kit';
import { findMainOffer, mainOfferFirst, type StudentOffer } from '../shared/course/offers.ts';
import { useMediaQuery } from '../shared/useMediaQuery.ts';
import { ChooseAccessLink } from './ChooseAccessLink.tsx';
import { type Course, isEnrolled } from './lessons.ts';
import { OfferCard } from './OfferCard.tsx';
import styles from './offers.module.css';
import { OFFERS_ID } from './scroll-to-offers.ts';
import { useAddToCart } from './useAddToCart.ts';
import { useChoiceInUrl } from './useChoiceInUrl.ts';
import { useOffers } from './useOffers.ts';

const OffersSkeleton = () => (
  <LoadingState>
    <div className={styles.list}>
      <Skeleton count={3} height={320} />
    </div>
  </LoadingState>
);

type ListProps = { course: Course; offers: readonly StudentOffer[]; cart: ReturnType<typeof useAddToCart> };

/** In the order in which they are drawn, which is also the order of the keyboard and of screen readers. */
const OfferList = ({ course, offers, cart }: ListProps) => {
  const isOneColumn = useMediaQuery('(max-width: 48em)');
  const main = findMainOffer(offers);
  return (
    <div className={styles.list} data-count={offers.length}>
      {(isOneColumn ? mainOfferFirst(offers) : offers).map((offer) => (
        <OfferCard key={offer.tier} course={course} offer={offer} isMain={offer === main} cart={cart} />
      ))}
    </div>
  );
};

/** The tiers of the course. Students with access see their own prices. */
export const CourseOffers = ({ course }: { course: Course }) => {
  const { t } = useI18n();
  const cart = useAddToCart(course);
  const { offers, isRepeatPurchase, isPending, hasFailed, retry } = useOffers(course);
  useChoiceInUrl(offers, cart);
  const key = isRepeatPurchase ? 'more' : 'choose';
  return (
    <section
      className={`${layout.section} ${layout.container} ${styles.offers}`}
      id={OFFERS_ID}
      aria-labelledby="offers-title"
    >
      <h2 id="offers-title">{t(`storefront.offer.${key}_title`)}</h2>
      <p className={typography.muted}>{t(`storefront.offer.${key}_text`)}</p>
      {isPending && <OffersSkeleton />}
      {hasFailed && (offers ? <RetryAlert problem="outdated" retry={retry} /> : <ErrorState retry={retry} />)}
      {offers && <OfferList course={course} offers={offers} cart={cart} />}
    </section>
  );
};

/** On small screens: a bar at the bottom that scrolls to the offers. */
export const BuyBar = ({ course }: { course: Course }) => {
  const { t, format } = useI18n();
  const { cheapestOffer } = useOffers(course);
  if (!cheapestOffer || isEnrolled(course)) return null;
  return (
    <aside className={styles.buyBar} data-keep-visible aria-label={t('storefront.course.buy')}>
      <b className={`${layout.grow} ${typography.digits}`}>
        {t('storefront.course.from_price', { amount: format.money(cheapestOffer.price) })}
      </b>
      <ChooseAccessLink variant="main" text="storefront.course.choose_short" />
    </aside>
  );
};
