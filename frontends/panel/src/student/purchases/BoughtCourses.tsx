import { isTier, Link, TierBadge, useFormat, useText, type Wire } from '@sargam/kit';
import { courseAddress } from '../../shared/lesson-address.ts';

/** The courses of a purchase, each with its tier and until when it is open. */
export const BoughtCourses = ({ courses }: { courses: Wire['Purchase']['courses'] }) => {
  const t = useText();
  const format = useFormat();
  return (
    <ul className="bought">
      {courses.map(({ _id, title, tier, endsAt }) => (
        <li key={_id}>
          <span className="row wrapf">
            <Link to={courseAddress(_id)}>{title}</Link>
            {isTier(tier) && <TierBadge tier={tier} />}
          </span>
          {endsAt && (
            <span className="xs faint">{t('panel.purchases.access', { date: format.date(endsAt) })}</span>
          )}
        </li>
      ))}
    </ul>
  );
};
