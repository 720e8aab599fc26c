import {
  Button,
  ErrorState,
  LoadingState,
  layout,
  Skeleton,
  typography,
  useI18n,
  useUser,
} from '@sargam/kit';
import { useState } from 'react';
import {
  findCheapestOffer,
  findMainOffer,
  listOffers,
  mainOfferFirst,
  type StudentOffer,
} from '../shared/course/offers.ts';
import { useStudentOffers } from '../shared/queries.ts';
import { useMediaQuery } from '../shared/useMediaQuery.ts';
import { type Course, isEnrolled } from './lessons.ts';
import { OfferCard } from './OfferCard.tsx';
import styles from './offers.module.css';
import { OFFERS_ID, scrollToOffers } from './scroll-to-offers.ts';
import { useAddToCart } from './useAddToCart.ts';

/**
 * The catalogue's offers, or the server's offers for a student with access, whose prices differ. Access to a bundle
 * depends on its courses, so logged-in users always get the server's offers for a bundle.
 */
const useOffers = (course: Course) => {
  const user = useUser();
  const needsStudentOffers = user !== undefined && (isEnrolled(course) || course.bundle);
  // A server-rendered page shows the catalogue's offers. They stay until the student's own replace them, so that no click is lost.
  const [showedCatalogueOffers] = useState(!needsStudentOffers);
  const studentOffers = useStudentOffers(user?.id ?? '', course, needsStudentOffers);
  const placeholder = showedCatalogueOffers && studentOffers.isPending ? listOffers(course) : undefined;
  const offers: readonly StudentOffer[] | undefined = needsStudentOffers
    ? (studentOffers.data ?? placeholder)
    : listOffers(course);
  /** The student has the course already. */
  const isRepeatPurchase =
    isEnrolled(course) || (studentOffers.data?.some(({ kind }) => kind !== 'new') ?? false);
  return {
    offers,
    isRepeatPurchase,
    isPending: !offers && studentOffers.isPending,
    retry: () => void studentOffers.refetch(),
  };
};

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
  const { offers, isRepeatPurchase, isPending, retry } = useOffers(course);
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
      {!isPending && !offers && <ErrorState retry={retry} />}
      {offers && <OfferList course={course} offers={offers} cart={cart} />}
    </section>
  );
};

/** On small screens: a bar at the bottom that scrolls to the offers. */
export const BuyBar = ({ course }: { course: Course }) => {
  const { t, format } = useI18n();
  const cheapestOffer = findCheapestOffer(listOffers(course));
  if (!cheapestOffer || isEnrolled(course)) return null;
  return (
    <aside className={styles.buyBar} data-keep-visible aria-label={t('storefront.course.buy')}>
      <b className={`${layout.grow} ${typography.digits}`}>
        {t('storefront.course.from_price', { amount: format.money(cheapestOffer.price) })}
      </b>
      <Button variant="main" onClick={scrollToOffers} text="storefront.course.choose_short" />
    </aside>
  );
};
