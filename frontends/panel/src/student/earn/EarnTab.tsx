import './earn.css';
import { type ApiSchemas, Skeleton, useI18n } from '@sargam/kit';
import { Figure } from '../../shared/Figure.tsx';
import { QueryStates } from '../../shared/QueryStates.tsx';
import { referralQuery } from '../../shared/queries.ts';
import { useRetryingQuery } from '../../shared/useRetryingQuery.ts';
import { ReferredFriends } from './ReferredFriends.tsx';
import { ShareCard } from './ShareCard.tsx';

const EarnFigures = ({ referrals: { total, pending, earned } }: { referrals: ApiSchemas['Referrals'] }) => {
  const { t, format } = useI18n();
  return (
    <dl className="kpis">
      <Figure name={t('panel.earn.earned')} value={format.money(earned)} text={t('panel.earn.earned_text')} />
      <Figure
        name={t('panel.earn.pending')}
        value={format.money(pending)}
        text={t('panel.earn.pending_text')}
      />
      <Figure name={t('panel.earn.joined')} value={format.count(total)} text={t('panel.earn.joined_text')} />
    </dl>
  );
};

const Earn = ({ referrals }: { referrals: ApiSchemas['Referrals'] }) => (
  <div className="earn">
    <ShareCard referrals={referrals} />
    <EarnFigures referrals={referrals} />
    <ReferredFriends referrals={referrals} />
  </div>
);

const EarnSkeleton = () => (
  <div className="earn" aria-hidden="true">
    <Skeleton height={240} />
    <Skeleton height={110} />
  </div>
);

/** Referral code, link and referred users (decision M9). */
export const EarnTab = ({ userId }: { userId: string }) => (
  <div className="panel-body">
    <QueryStates state={useRetryingQuery(referralQuery(userId))} skeleton={<EarnSkeleton />}>
      {(referrals) => <Earn referrals={referrals} />}
    </QueryStates>
  </div>
);
