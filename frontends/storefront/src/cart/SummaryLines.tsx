import { type ApiSchemas, Badge, layout, Text, typography, useFormat, useTranslate } from '@sargam/kit';
import { IconDiscount, IconWallet } from '@tabler/icons-react';
import styles from './checkout-summary.module.css';
import type { CheckoutOptions } from './useCheckoutOptions.ts';

/** Switched on, the wallet balance is not used for this order. */
const WithoutWalletSwitch = ({ withoutWallet, choose }: CheckoutOptions) => (
  <label className={styles.checkbox}>
    <input
      type="checkbox"
      role="switch"
      aria-checked={withoutWallet}
      checked={withoutWallet}
      onChange={(event) => choose({ withoutWallet: event.target.checked })}
    />
    <Text id="storefront.summary.keep" />
  </label>
);

type Quote = ApiSchemas['Quote'];
const formatDeduction = (money: (taka: number) => string, amount: number): string =>
  money(amount > 0 ? -amount : 0);

const useWalletNoteText = ({ withoutWallet, walletBalance, walletUsed }: Quote): string => {
  const t = useTranslate();
  const { money } = useFormat();
  if (withoutWallet) return t('storefront.summary.wallet_kept', { amount: money(walletBalance) });
  return t('storefront.summary.wallet_left', { amount: money(walletBalance - walletUsed) });
};

const WalletLine = ({ quote, options }: { quote: Quote; options: CheckoutOptions }) => {
  const { money } = useFormat();
  const note = useWalletNoteText(quote);
  return (
    <>
      <dt className={layout.row}>
        <IconWallet aria-hidden />
        <Text id="storefront.summary.wallet" />
      </dt>
      <dd className={styles.deduction}>{formatDeduction(money, quote.walletUsed)}</dd>
      <dd className={styles.note}>
        {note}
        <WithoutWalletSwitch {...options} />
      </dd>
    </>
  );
};

const VoucherLine = ({ cupon, discount }: { cupon: NonNullable<Quote['cupon']>; discount: number }) => {
  const t = useTranslate();
  const { money } = useFormat();
  return (
    <>
      <dt className={`${layout.row} ${layout.wrapping}`}>
        <IconDiscount aria-hidden />
        {t('storefront.summary.voucher')}
        <Badge kind="success" icon={null}>
          <span lang="en">{cupon.code}</span>
        </Badge>
      </dt>
      <dd className={styles.deduction}>{formatDeduction(money, discount)}</dd>
      <dd className={styles.note}>{t('storefront.summary.voucher_of', { percent: cupon.discount })}</dd>
    </>
  );
};

/**
 * The wallet is deducted first, up to the subtotal; the voucher applies to the rest. An empty wallet and a voucher that is
 * not used have no line.
 */
export const SummaryLines = ({ quote, options }: { quote: Quote; options: CheckoutOptions }) => {
  const t = useTranslate();
  const { money } = useFormat();
  const { cupon } = quote;
  const hasWallet = quote.walletBalance > 0 || options.withoutWallet;
  return (
    <dl>
      <dt>{t('storefront.summary.subtotal', { count: quote.items })}</dt>
      <dd>{money(quote.subtotal)}</dd>
      {hasWallet && <WalletLine quote={quote} options={options} />}
      {hasWallet && cupon && (
        <>
          <dt className={`${typography.muted} ${styles.subtotal}`}>{t('storefront.summary.after_wallet')}</dt>
          <dd className={`${typography.muted} ${styles.subtotal}`}>{money(quote.afterWallet)}</dd>
        </>
      )}
      {cupon && <VoucherLine cupon={cupon} discount={quote.discount} />}
      {quote.rounding > 0 && (
        <>
          <dt className={typography.muted}>{t('storefront.summary.rounding')}</dt>
          <dd className={styles.deduction}>{formatDeduction(money, quote.rounding)}</dd>
          <dd className={styles.note}>{t('storefront.summary.rounding_note')}</dd>
        </>
      )}
    </dl>
  );
};
