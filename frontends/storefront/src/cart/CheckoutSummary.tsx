import {
  type ApiSchemas,
  Button,
  ErrorState,
  Link,
  LoadingState,
  layout,
  Skeleton,
  typography,
  useI18n,
} from '@sargam/kit';
import { IconArrowRight } from '@tabler/icons-react';
import type { PayMethod } from '../pay/pay-methods.ts';
import { usePayText } from '../pay/usePayText.ts';
import styles from './checkout-summary.module.css';
import { SummaryLines } from './SummaryLines.tsx';
import type { Checkout } from './useCheckout.ts';
import type { CheckoutOptions } from './useCheckoutOptions.ts';
import type { QuoteQuery } from './useQuote.ts';
import { type Voucher, VoucherField } from './VoucherField.tsx';

type Quote = ApiSchemas['Quote'];

const Total = ({ amount }: { amount: number }) => {
  const { t, format } = useI18n();
  return (
    <div className={`${styles.total} ${layout.row} ${layout.spaceBetween}`}>
      <span className={typography.bold}>{t('storefront.summary.pay')}</span>
      <span className={`${styles.amount} ${typography.digits}`}>{format.money(amount)}</span>
    </div>
  );
};

/** The button says what a press does: how much is paid and with what. */
const useProceedText = ({ total, walletUsed }: Quote, method: PayMethod): string => {
  const { t } = useI18n();
  const payText = usePayText(method);
  if (total > 0) return payText(total);
  return t(walletUsed > 0 ? 'storefront.cart.confirm_wallet' : 'storefront.cart.confirm_free');
};

type ProceedProps = { checkout: Checkout; quote: Quote; method: PayMethod; disabled: boolean };

const ProceedButton = ({ checkout, quote, method, disabled }: ProceedProps) => {
  const text = useProceedText(quote, method);
  if (checkout.hidden) return null;
  return (
    <Button
      variant="main"
      size="large"
      wide
      busy={checkout.busy}
      disabled={disabled}
      onClick={() => checkout.proceed()}
    >
      {text}
      {!checkout.busy && <IconArrowRight aria-hidden />}
    </Button>
  );
};

type Props = {
  options: CheckoutOptions;
  quote: QuoteQuery;
  voucher: Voucher;
  checkout: Checkout;
  method: PayMethod;
};

/** On a phone the total and the button stay at the lower edge of the window while the cart is scrolled. */
export const CheckoutSummary = ({ options, quote, voucher, checkout, method }: Props) => {
  const { t } = useI18n();
  const quoteData = quote.data;
  const isUnready = quote.isPlaceholderData || quoteData?.items === 0;
  return (
    <aside className={styles.summary} aria-labelledby="summary">
      <div className={styles.lines}>
        <h2 id="summary">{t('storefront.summary.title')}</h2>
        {!quoteData && quote.isPending && (
          <LoadingState>
            <Skeleton height={220} />
          </LoadingState>
        )}
        {!quoteData && quote.isError && <ErrorState retry={() => void quote.refetch()} />}
        {quoteData && <SummaryLines quote={quoteData} options={options} />}
        <VoucherField voucher={voucher} />
      </div>
      {quoteData && (
        <div className={styles.pay} data-keep-visible>
          <Total amount={quoteData.total} />
          <ProceedButton checkout={checkout} quote={quoteData} method={method} disabled={isUnready} />
        </div>
      )}
      <p className={`${typography.tiny} ${typography.faint} ${styles.footnote}`}>
        {t('storefront.summary.note')} <Link to="/terms#refunds" text="storefront.summary.note_terms" />
      </p>
    </aside>
  );
};
