import { Alert, Button, ButtonLink, useSearchParams, useTranslate } from '@sargam/kit';
import type { ComponentProps } from 'react';
import cartStyles from './cart.module.css';
import { UndecidedPaymentAlert } from './UndecidedPaymentAlert.tsx';
import type { Checkout } from './useCheckout.ts';
import { readPendingOrder, readPendingOutcome, useWaitForPayment } from './useWaitForPayment.ts';

const failedOutcomes = ['failed', 'cancelled', 'expired'] as const;

type Props = {
  retry?: Pick<Checkout, 'proceed' | 'busy'>;
  /** A payment for a course in the cart is under review. */
  isUnderReview?: boolean;
  /** The order whose payment is undecided, with its user. */
  undecided?: ComponentProps<typeof UndecidedPaymentAlert> | undefined;
};

/** The outcome of the last payment (`?payment=failed`), or that the outcome is not known yet. */
export const PaymentNotice = ({ retry, isUnderReview = false, undecided }: Props) => {
  const t = useTranslate();
  const [searchParams] = useSearchParams();
  const pending = readPendingOutcome(searchParams);
  const order = readPendingOrder(searchParams);
  useWaitForPayment(order);
  // A buyer who returned from the gateway waits: the result normally comes within seconds.
  if (undecided && !isUnderReview && !order)
    return (
      <div className={cartStyles.notice}>
        <UndecidedPaymentAlert {...undecided} />
      </div>
    );
  const outcome = isUnderReview
    ? 'review'
    : (pending ?? failedOutcomes.find((end) => end === searchParams.get('payment')));
  if (!outcome) return null;
  const isWaiting = outcome === 'asking' && order !== undefined;
  const isOrderUnknown = outcome === 'asking' && order === undefined;
  // No link to the purchase history while the gateway is polled: the history offers to pay the order again.
  const action =
    outcome === 'review' || isOrderUnknown ? (
      <ButtonLink variant="line" size="small" to="/studentpanel?tab=3" text="storefront.payment.history" />
    ) : (
      !isWaiting &&
      retry && (
        <Button variant="line" size="small" busy={retry.busy} onClick={retry.proceed} text="kit.retry" />
      )
    );
  return (
    <div className={cartStyles.notice}>
      <Alert
        kind={outcome === 'failed' || outcome === 'expired' ? 'danger' : 'info'}
        title={t(`storefront.payment.${outcome}.title`)}
        text={t(
          isOrderUnknown ? 'storefront.payment.asking.text_lost' : `storefront.payment.${outcome}.text`,
        )}
        action={action}
      />
    </div>
  );
};
