import './redeem.css';
import { Wallet } from '../wallet/Wallet.tsx';
import { GiftBalance } from './GiftBalance.tsx';
import { RedeemForm } from './RedeemForm.tsx';

/** A gift card's way into the wallet, and the wallet itself. */
export const RedeemTab = ({ userId }: { userId: string }) => (
  <div className="panel-body redeem">
    <div className="redeem-card">
      <GiftBalance userId={userId} />
      <RedeemForm userId={userId} />
    </div>
    <Wallet userId={userId} />
  </div>
);
