import './earn.css';
import { type ApiSchemas, Skeleton } from '@sargam/kit';
import { QueryStates } from '../../shared/QueryStates.tsx';
import { referralQuery } from '../../shared/queries.ts';
import { useRetryingQuery } from '../../shared/useRetryingQuery.ts';
import { EarnFigures } from './EarnFigures.tsx';
import { ReferredFriends } from './ReferredFriends.tsx';
import { ShareCard } from './ShareCard.tsx';

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
