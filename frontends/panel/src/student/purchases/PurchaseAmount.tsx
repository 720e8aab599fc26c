import { type ApiSchemas, useFormat, useTranslate } from '@sargam/kit';

/** What was to pay, and by how much wallet and voucher made it less. */
export const PurchaseAmount = ({
  purchase: { amount, balanceUsed },
}: {
  purchase: ApiSchemas['Purchase'];
}) => {
  const t = useTranslate();
  const format = useFormat();
  return (
    <>
      <span className="b nowrap">{format.money(amount)}</span>
      {balanceUsed > 0 && (
        <span className="xs faint less">
          {t('panel.purchases.from_wallet', { amount: format.money(balanceUsed) })}
        </span>
      )}
    </>
  );
};
