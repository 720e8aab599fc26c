import { type ApiSchemas, Badge, isTier, Link, layout, TierBadge, typography, useI18n } from '@sargam/kit';
import { courseUrl } from '../../shared/lesson-url.ts';
import styles from './purchases.module.css';

type Props = { purchase: Pick<ApiSchemas['Purchase'], 'courses' | 'paid'> };

/** The courses with their tiers; after the payment also kind (extension, upgrade) and end of the access. */
export const PurchasedCourses = ({ purchase: { courses, paid } }: Props) => {
  const { t, format } = useI18n();
  return (
    <ul className={styles.courses}>
      {courses.map(({ _id, title, tier, kind, endsAt }) => (
        <li key={_id}>
          <span className={`${layout.row} ${layout.wrapping}`}>
            <Link to={courseUrl(_id)}>{title}</Link>
            {isTier(tier) && <TierBadge tier={tier} />}
            {paid && kind !== 'new' && (
              <Badge kind="info" icon={null} text={`panel.purchases.kind.${kind}`} />
            )}
          </span>
          {paid && endsAt && (
            <span className={`${typography.tiny} ${typography.faint}`}>
              {t('panel.purchases.access', { date: format.date(endsAt) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
};
