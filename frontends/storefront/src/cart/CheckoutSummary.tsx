import {
  Button,
  ErrorState,
  Link,
  LoadingState,
  layout,
  Skeleton,
  Text,
  typography,
  useI18n,
} from '@sargam/kit';
import { IconArrowRight } from '@tabler/icons-react';
import styles from './checkout-summary.module.css';
import { SummaryLines } from './SummaryLines.tsx';
import type { Checkout } from './useCheckout.ts';
import type { CheckoutOptions } from './useCheckoutOptions.ts';
import type { QuoteQuery } from './useQuote.ts';
import { type Voucher, VoucherField } from './VoucherField.tsx';

const Total = ({ amount }: { amount: number }) => {
  const { t, format } = useI18n();
  return (
    <div className={`${styles.total} ${layout.row} ${layout.spaceBetween}`}>
      <span className={typography.bold}>{t('storefront.summary.pay')}</span>
      <span className={`${styles.amount} ${typography.digits}`}>{format.money(amount)}</span>
    </div>
  );
};

const ProceedButton = ({ checkout, disabled }: { checkout: Checkout; disabled: boolean }) => {
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
      <Text id="storefront.cart.proceed" />
      {!checkout.busy && <IconArrowRight aria-hidden />}
    </Button>
  );
};

type Props = { options: CheckoutOptions; quote: QuoteQuery; voucher: Voucher; checkout: Checkout };

export const CheckoutSummary = ({ options, quote, voucher, checkout }: Props) => {
  const { t } = useI18n();
  const quoteData = quote.data;
  return (
    <aside className={styles.summary} aria-labelledby="summary">
      <h2 id="summary">{t('storefront.summary.title')}</h2>
      {!quoteData && quote.isPending && (
        <LoadingState>
          <Skeleton height={220} />
        </LoadingState>
      )}
      {!quoteData && quote.isError && <ErrorState retry={() => void quote.refetch()} />}
      {quoteData && <SummaryLines quote={quoteData} options={options} />}
      <VoucherField voucher={voucher} />
      {quoteData && (
        <>
          <Total amount={quoteData.total} />
          <ProceedButton checkout={checkout} disabled={quote.isPlaceholderData || quoteData.items === 0} />
        </>
      )}
      <p className={`${typography.tiny} ${typography.faint} ${styles.footnote}`}>
        {t('storefront.summary.note')} <Link to="/terms#refunds" text="storefront.summary.note_terms" />
      </p>
    </aside>
  );
};
