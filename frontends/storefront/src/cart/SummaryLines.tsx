import { type ApiSchemas, Badge, layout, Text, typography, useFormat, useTranslate } from '@sargam/kit';
import { IconDiscount, IconWallet } from '@tabler/icons-react';
import styles from './checkout-summary.module.css';
import type { CheckoutOptions } from './useCheckoutOptions.ts';

/** Switched on, the wallet balance is not used for this order. */
const KeepWalletSwitch = ({ keepWallet, choose }: CheckoutOptions) => (
  <label className={styles.checkbox}>
    <input
      type="checkbox"
      role="switch"
      aria-checked={keepWallet}
      checked={keepWallet}
      onChange={(event) => choose({ keepWallet: event.target.checked })}
    />
    <Text id="storefront.summary.keep" />
  </label>
);

type Quote = ApiSchemas['Quote'];
const formatDeduction = (money: (taka: number) => string, amount: number): string =>
  money(amount > 0 ? -amount : 0);

const useWalletNoteText = ({ keepWallet, walletBalance, walletUsed }: Quote): string => {
  const t = useTranslate();
  const { money } = useFormat();
  if (keepWallet) return t('storefront.summary.wallet_kept', { amount: money(walletBalance) });
  return walletBalance > 0
    ? t('storefront.summary.wallet_left', { amount: money(walletBalance - walletUsed) })
    : t('storefront.summary.wallet_empty');
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
        {(quote.walletBalance > 0 || options.keepWallet) && <KeepWalletSwitch {...options} />}
      </dd>
    </>
  );
};

const VoucherLine = ({ quote: { cupon, discount } }: { quote: Quote }) => {
  const t = useTranslate();
  const { money } = useFormat();
  return (
    <>
      <dt className={`${layout.row} ${layout.wrapping}`}>
        <IconDiscount aria-hidden />
        {t('storefront.summary.voucher')}
        {cupon && (
          <Badge kind="success" icon={null}>
            <span lang="en">{cupon.code}</span>
          </Badge>
        )}
      </dt>
      <dd className={styles.deduction}>{formatDeduction(money, discount)}</dd>
      {cupon && (
        <dd className={styles.note}>{t('storefront.summary.voucher_of', { percent: cupon.discount })}</dd>
      )}
    </>
  );
};

/** The wallet is deducted first, up to the subtotal; the voucher applies to the rest. */
export const SummaryLines = ({ quote, options }: { quote: Quote; options: CheckoutOptions }) => {
  const t = useTranslate();
  const { money } = useFormat();
  return (
    <dl>
      <dt>{t('storefront.summary.subtotal', { count: quote.items })}</dt>
      <dd>{money(quote.subtotal)}</dd>
      <WalletLine quote={quote} options={options} />
      <dt className={`${typography.muted} ${styles.subtotal}`}>{t('storefront.summary.after_wallet')}</dt>
      <dd className={`${typography.muted} ${styles.subtotal}`}>{money(quote.afterWallet)}</dd>
      <VoucherLine quote={quote} />
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
