import { Alert, Button, ButtonLink, useSearchParams, useTranslate } from '@sargam/kit';
import type { Checkout } from './useCheckout.ts';
import { readPendingOrder, readPendingOutcome, useWaitForPayment } from './useWaitForPayment.ts';

const failedOutcomes = ['failed', 'cancelled', 'expired'] as const;

const PurchaseHistoryLink = () => {
  const t = useTranslate();
  return (
    <ButtonLink variant="line" size="s" to="/studentpanel?tab=3">
      {t('storefront.payment.history')}
    </ButtonLink>
  );
};

type Props = {
  retry?: Pick<Checkout, 'proceed' | 'busy'>;
  /** A course in the cart is paid for and being checked, whatever the address says. */
  isChecked?: boolean;
};

const RetryButton = ({ proceed, busy }: NonNullable<Props['retry']>) => {
  const t = useTranslate();
  return (
    <Button variant="line" size="s" busy={busy} onClick={proceed}>
      {t('kit.retry')}
    </Button>
  );
};

/**
 * How the payment went that the browser has just come back from (`?payment=failed`), or that this is not known yet, or one
 * is still being checked; the cart is as it was.
 */
export const PaymentNotice = ({ retry, isChecked = false }: Props) => {
  const t = useTranslate();
  const [address] = useSearchParams();
  const undecided = readPendingOutcome(address);
  const order = readPendingOrder(address);
  useWaitForPayment(order);
  const outcome = isChecked
    ? 'review'
    : (undecided ?? failedOutcomes.find((end) => end === address.get('payment')));
  if (!outcome) return null;
  const isWaiting = outcome === 'asking' && order !== undefined;
  const isLost = outcome === 'asking' && order === undefined;
  // The history has a way to pay an order that is not known to be paid: nothing leads there while the gateway is asked.
  const way =
    outcome === 'review' || isLost ? (
      <PurchaseHistoryLink />
    ) : (
      !isWaiting && retry && <RetryButton {...retry} />
    );
  return (
    <div className="cart-notice">
      <Alert
        kind={outcome === 'failed' || outcome === 'expired' ? 'danger' : 'info'}
        title={t(`storefront.payment.${outcome}.title`)}
        text={t(isLost ? 'storefront.payment.asking.text_lost' : `storefront.payment.${outcome}.text`)}
        action={way}
      />
    </div>
  );
};
