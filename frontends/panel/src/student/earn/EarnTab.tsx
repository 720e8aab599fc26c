import './earn.css';
import { type ApiSchemas, Skeleton } from '@sargam/kit';
import { Faces } from '../../shared/Faces.tsx';
import { usePatient } from '../../shared/patient.ts';
import { referralQuery } from '../../shared/queries.ts';
import { EarnFigures } from './EarnFigures.tsx';
import { Friends } from './Friends.tsx';
import { ShareCard } from './ShareCard.tsx';

const Earn = ({ referrals }: { referrals: ApiSchemas['Referrals'] }) => (
  <div className="earn">
    <ShareCard referrals={referrals} />
    <EarnFigures referrals={referrals} />
    <Friends referrals={referrals} />
  </div>
);

const Shape = () => (
  <div className="earn" aria-hidden="true">
    <Skeleton height={240} />
    <Skeleton height={110} />
  </div>
);

/** The referral code, its link, and who came by it (decision M9). */
export const EarnTab = ({ userId }: { userId: string }) => (
  <div className="panel-body">
    <Faces of={usePatient(referralQuery(userId))} skeleton={<Shape />}>
      {(referrals) => <Earn referrals={referrals} />}
    </Faces>
  </div>
);
