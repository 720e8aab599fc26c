import { type ApiSchemas, isTier, Link, TierIcon, typography, useI18n, useUser } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { courseUrl } from '../../shared/lesson-url.ts';
import { offersQuery } from '../../shared/queries.ts';
import styles from './classroom.module.css';
import { canUpgrade, findNextUpgrade } from './upgrade.ts';

/** The next higher tier and its price for this student. Not shown if there is no upgrade. */
export const UpgradeLink = ({ course }: { course: ApiSchemas['ClassroomCourse'] }) => {
  const { t, format } = useI18n();
  const user = useUser();
  const { data } = useQuery({
    ...offersQuery(user?.id ?? '', course._id),
    enabled: user !== undefined && canUpgrade(course),
  });
  const offer = findNextUpgrade(data?.data ?? []);
  if (!offer || !isTier(offer.tier)) return null;
  const values = { tier: t(`kit.tier.${offer.tier}`), amount: format.money(offer.price) };
  return (
    <Link className={`${styles.upgrade} ${typography.small}`} to={courseUrl(course._id)}>
      <TierIcon tier={offer.tier} />
      {t('panel.access.upgrade', values)}
    </Link>
  );
};
