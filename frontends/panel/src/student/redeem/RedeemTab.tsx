import './redeem.css';
import { Wallet } from '../wallet/Wallet.tsx';
import { GiftBalance } from './GiftBalance.tsx';
import { RedeemForm } from './RedeemForm.tsx';

/** The redeem form and the wallet. */
export const RedeemTab = ({ userId }: { userId: string }) => (
  <div className="panel-body redeem">
    <div className="redeem-card">
      <GiftBalance userId={userId} />
      <RedeemForm userId={userId} />
    </div>
    <Wallet userId={userId} />
  </div>
);
