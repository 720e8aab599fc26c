import { type ApiSchemas, Skeleton, useI18n } from '@sargam/kit';
import { Metric } from '../../shared/Metric.tsx';
import metricStyles from '../../shared/metrics.module.css';
import panelStyles from '../../shared/panel.module.css';
import { QueryStates } from '../../shared/QueryStates.tsx';
import { referralQuery } from '../../shared/queries.ts';
import { useRetryingQuery } from '../../shared/useRetryingQuery.ts';
import earnStyles from './earn.module.css';
import { ReferredFriends } from './ReferredFriends.tsx';
import { ShareCard } from './ShareCard.tsx';

const EarnMetrics = ({ referrals: { total, pending, earned } }: { referrals: ApiSchemas['Referrals'] }) => {
  const { t, format } = useI18n();
  return (
    <dl className={metricStyles.metrics}>
      <Metric name={t('panel.earn.earned')} value={format.money(earned)} text={t('panel.earn.earned_text')} />
      <Metric
        name={t('panel.earn.pending')}
        value={format.money(pending)}
        text={t('panel.earn.pending_text')}
      />
      {/* The empty list says that nobody has joined. */}
      {total > 0 && (
        <Metric
          name={t('panel.earn.joined')}
          value={format.count(total)}
          text={t('panel.earn.joined_text')}
        />
      )}
    </dl>
  );
};

const Earn = ({ referrals }: { referrals: ApiSchemas['Referrals'] }) => (
  <div className={earnStyles.earn}>
    <ShareCard referrals={referrals} />
    <EarnMetrics referrals={referrals} />
    <ReferredFriends referrals={referrals} />
  </div>
);

const EarnSkeleton = () => (
  <div className={earnStyles.earn} aria-hidden="true">
    <Skeleton height={240} />
    <Skeleton height={110} />
  </div>
);

/** Referral code, link and referred users (decision M9). */
export const EarnTab = ({ userId }: { userId: string }) => (
  <div className={panelStyles.body}>
    <QueryStates state={useRetryingQuery(referralQuery(userId))} skeleton={<EarnSkeleton />}>
      {(referrals) => <Earn referrals={referrals} />}
    </QueryStates>
  </div>
);
