import { type ApiSchemas, useFormat, useTranslate } from '@sargam/kit';

/** The amount to pay, and the part paid from the wallet. */
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
