import { isTier, TierIcon, typography, useI18n } from '@sargam/kit';
import { tierName } from '../shared/course/tier-name.ts';
import { ChooseAccessLink } from './ChooseAccessLink.tsx';
import type { Course } from './lessons.ts';
import styles from './tier-card.module.css';
import { useOffers } from './useOffers.ts';

/** The offers in short. The card stays in view beside the details of the course; small screens have the bar at the bottom. */
export const TierCard = ({ course }: { course: Course }) => {
  const { t, format } = useI18n();
  const { offers, isRepeatPurchase } = useOffers(course);
  if (!offers || offers.length === 0) return null;
  return (
    <aside className={styles.card} aria-labelledby="tier-card">
      <h2 id="tier-card">
        {t(isRepeatPurchase ? 'storefront.offer.more_title' : 'storefront.course.access')}
      </h2>
      <dl className={typography.digits}>
        {offers.map(({ tier, validity, price }) => (
          <div key={tier}>
            <dt>
              {isTier(tier) && <TierIcon tier={tier} />}
              <span>
                {isTier(tier) && `${tierName(t, tier)} · `}
                <span className={styles.days}>{t('kit.count.days', { count: validity })}</span>
              </span>
            </dt>
            <dd>{format.money(price)}</dd>
          </div>
        ))}
      </dl>
      <ChooseAccessLink
        variant={isRepeatPurchase ? 'line' : 'solid'}
        wide
        text={isRepeatPurchase ? 'storefront.access.extend' : 'storefront.course.choose'}
      />
    </aside>
  );
};
