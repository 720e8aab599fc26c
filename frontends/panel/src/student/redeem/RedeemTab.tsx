import './redeem.css';
import { useI18n } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { walletQuery } from '../../shared/queries.ts';
import { Wallet } from '../wallet/Wallet.tsx';
import { RedeemForm } from './RedeemForm.tsx';

/** The unspent gift card balance. Errors are shown by the wallet below. */
const GiftBalance = ({ userId }: { userId: string }) => {
  const { t, format } = useI18n();
  const { data } = useQuery(walletQuery(userId));
  return (
    <div className="redeem-balance">
      <h2 className="sm">{t('panel.redeem.balance')}</h2>
      <p className="v num" aria-live="polite">
        {data ? format.money(data.gift) : '\u00a0'}
      </p>
      <p className="sm">{t('panel.redeem.balance_text')}</p>
    </div>
  );
};

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
