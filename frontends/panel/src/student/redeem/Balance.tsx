import { useFormat, useText } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { walletQuery } from '../../shared/queries.ts';

/** What can be spent now, large, and how much of it is gift-card money. The wallet below says so where it does not come. */
export const Balance = ({ userId }: { userId: string }) => {
  const t = useText();
  const format = useFormat();
  const { data } = useQuery(walletQuery(userId));
  return (
    <div className="redeem-balance">
      <h2 className="sm">{t('panel.redeem.balance')}</h2>
      <p className="v num" aria-live="polite">
        {data ? format.money(data.balance) : '\u00a0'}
      </p>
      <p className="sm">{data ? t('panel.redeem.of_gift', { amount: format.money(data.gift) }) : '\u00a0'}</p>
    </div>
  );
};
