import { Badge, useFormat, useText, type Wire } from '@sargam/kit';
import { IconDiscount, IconWallet } from '@tabler/icons-react';

type Quote = Wire['Quote'];

/** Wallet first, up to the subtotal; the voucher on what is left (the specification's pricing rule). */
export const SumLines = ({ quote }: { quote: Quote }) => {
  const t = useText();
  const { money } = useFormat();
  const left = quote.walletBalance - quote.walletUsed;
  const minus = (amount: number): string => money(amount > 0 ? -amount : 0);
  return (
    <dl>
      <dt>{t('storefront.summary.subtotal', { count: quote.items })}</dt>
      <dd>{money(quote.subtotal)}</dd>

      <dt className="row">
        <IconWallet aria-hidden />
        {t('storefront.summary.wallet')}
      </dt>
      <dd className="minus">{minus(quote.walletUsed)}</dd>
      <dd className="note">
        {quote.walletBalance > 0
          ? t('storefront.summary.wallet_left', { amount: money(left) })
          : t('storefront.summary.wallet_empty')}
      </dd>

      <dt className="muted ruled">{t('storefront.summary.after_wallet')}</dt>
      <dd className="muted ruled">{money(quote.afterWallet)}</dd>

      <dt className="row wrapf">
        <IconDiscount aria-hidden />
        {t('storefront.summary.voucher')}
        {quote.cupon && (
          <Badge kind="ok" icon={null}>
            <span lang="en">{quote.cupon.code}</span>
          </Badge>
        )}
      </dt>
      <dd className="minus">{minus(quote.discount)}</dd>
      {quote.cupon && (
        <dd className="note">{t('storefront.summary.voucher_of', { percent: quote.cupon.discount })}</dd>
      )}

      {quote.rounding > 0 && (
        <>
          <dt className="muted">{t('storefront.summary.rounding')}</dt>
          <dd className="minus">{minus(quote.rounding)}</dd>
        </>
      )}
    </dl>
  );
};
