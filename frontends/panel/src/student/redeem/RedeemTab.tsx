import { typography, useI18n } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import panelStyles from '../../shared/panel.module.css';
import { walletQuery } from '../../shared/queries.ts';
import { Wallet } from '../wallet/Wallet.tsx';
import { RedeemForm } from './RedeemForm.tsx';
import redeemStyles from './redeem.module.css';

/** The unspent gift card balance. Errors are shown by the wallet below. */
const GiftBalance = ({ userId }: { userId: string }) => {
  const { t, format } = useI18n();
  const { data } = useQuery(walletQuery(userId));
  return (
    <div className={redeemStyles.balance}>
      <h2 className={redeemStyles.caption}>{t('panel.redeem.balance')}</h2>
      <p className={`${redeemStyles.amount} ${typography.digits}`} aria-live="polite">
        {data ? format.money(data.gift) : '\u00a0'}
      </p>
      <p className={redeemStyles.caption}>{t('panel.redeem.balance_text')}</p>
    </div>
  );
};

/** The redeem form and the wallet. */
export const RedeemTab = ({ userId }: { userId: string }) => (
  <div className={`${panelStyles.body} ${redeemStyles.redeem}`}>
    <div className={redeemStyles.card}>
      <GiftBalance userId={userId} />
      <RedeemForm userId={userId} />
    </div>
    <Wallet userId={userId} />
  </div>
);
