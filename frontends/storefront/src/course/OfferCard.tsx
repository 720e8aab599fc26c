import { Badge, Button, ButtonLink, isTier, layout, TierIcon, typography, useI18n } from '@sargam/kit';
import { IconCheck } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import type { StudentOffer } from '../shared/course/offers.ts';
import { tierName } from '../shared/course/tier-name.ts';
import type { Course } from './lessons.ts';
import { OfferPrice } from './OfferPrice.tsx';
import styles from './offers.module.css';
import type { useAddToCart } from './useAddToCart.ts';
import { CHOICE_PARAM } from './useChoiceInUrl.ts';

type Props = { course: Course; offer: StudentOffer; isMain: boolean; cart: ReturnType<typeof useAddToCart> };

/** How the days count: added to the access, or from its beginning. */
const useDaysText = ({ kind, endsAt }: StudentOffer): string => {
  const { t, format } = useI18n();
  if (!endsAt || !kind || kind === 'new') return t('storefront.offer.adds');
  return t(`storefront.offer.${kind}_until`, { date: format.date(endsAt) });
};

/** The number of lessons, or of courses in a bundle. */
const useContentText = ({ bundle, bundleCourses, videos = [] }: Course): string | false => {
  const { t } = useI18n();
  if (bundle)
    return bundleCourses.length > 0 && t('storefront.offer.courses', { count: bundleCourses.length });
  return videos.length > 0 && t('storefront.offer.lessons', { count: videos.length });
};

const Benefits = ({ course, offer }: Pick<Props, 'course' | 'offer'>) => {
  const { t } = useI18n();
  const contents = useContentText(course);
  const days = useDaysText(offer);
  const benefits = [contents, t('storefront.offer.watch', { count: offer.validity }), days].filter(
    (benefit) => benefit !== false,
  );
  return (
    <ul className={`${layout.column} ${typography.small}`}>
      {benefits.map((benefit) => (
        <li key={benefit}>
          <IconCheck aria-hidden />
          {benefit}
        </li>
      ))}
    </ul>
  );
};

/** "Enrol" is a form, which works before the hydration: it opens this page with the choice in the URL (`useChoiceInUrl`). */
const EnrolForm = ({ course, offer, isMain, cart }: Props) => {
  const enrol = (event: FormEvent): void => {
    event.preventDefault();
    void cart.add(offer, { opensCart: true });
  };
  return (
    <form className={layout.column} action="/courseview" onSubmit={enrol}>
      <input type="hidden" name="id" value={course._id} />
      <input type="hidden" name={CHOICE_PARAM} value={offer.tier} />
      <Button
        type="submit"
        variant={isMain ? 'main' : 'line'}
        wide
        busy={cart.addingTier === offer.tier}
        text="storefront.offer.enrol"
      />
      <Button
        variant="ghost"
        wide
        busy={cart.addingTier === offer.tier}
        onClick={() => void cart.add(offer)}
        text="storefront.offer.add"
      />
    </form>
  );
};

/** A course is in the cart once: another tier replaces the one that is there. */
const BuyButtons = ({ course, offer, isMain, cart }: Props) => {
  const { t } = useI18n();
  const { tierInCart } = cart;
  if (tierInCart === offer.tier)
    return <ButtonLink variant="line" wide to="/cart" text="storefront.offer.in_cart" />;
  if (tierInCart)
    return (
      <Button
        variant={isMain ? 'main' : 'line'}
        wide
        busy={cart.addingTier === offer.tier}
        onClick={() => void cart.add(offer)}
      >
        {t('storefront.offer.replace', { tier: tierName(t, tierInCart) })}
      </Button>
    );
  return <EnrolForm course={course} offer={offer} isMain={isMain} cart={cart} />;
};

export const OfferCard = ({ course, offer, isMain, cart }: Props) => {
  const { t } = useI18n();
  const { tier, kind } = offer;
  const id = `offer-${tier}`;
  return (
    <section
      className={`${styles.offer} ${styles[tier] ?? ''} ${isMain ? styles.highlighted : ''}`}
      aria-labelledby={id}
    >
      <div className={styles.header}>
        {isTier(tier) && <TierIcon tier={tier} />}
        <h3 id={id}>{tierName(t, tier)}</h3>
        {kind && kind !== 'new' && <Badge kind="plain" icon={null} text={`storefront.kind.${kind}.name`} />}
      </div>
      <OfferPrice offer={offer} />
      <Benefits course={course} offer={offer} />
      <BuyButtons course={course} offer={offer} isMain={isMain} cart={cart} />
    </section>
  );
};
