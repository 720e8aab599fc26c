import { isTier, Link, TierIcon, useText, type Wire } from '@sargam/kit';
import { courseAddress } from '../../shared/lesson-address.ts';
import { upgradeOf } from './upgrade.ts';

/** The next higher tier, on the course's page at its price for this student. */
export const UpgradeLink = ({ course }: { course: Wire['ClassroomCourse'] }) => {
  const t = useText();
  const tier = upgradeOf(course);
  if (!tier || !isTier(tier)) return null;
  return (
    <Link className="upgrade sm" to={courseAddress(course._id)}>
      <TierIcon tier={tier} />
      {t('panel.access.upgrade', { tier: t(`kit.tier.${tier}`) })}
    </Link>
  );
};
