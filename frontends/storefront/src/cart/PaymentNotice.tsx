import { Alert, Button, ButtonLink, useSearchParams, useText } from '@sargam/kit';
import type { Checkout } from './useCheckout.ts';
import { useUnderReview } from './useUnderReview.ts';

const outcomes = ['failed', 'cancelled', 'expired', 'review'] as const;

const History = () => {
  const t = useText();
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

const Again = ({ proceed, busy }: NonNullable<Props['retry']>) => {
  const t = useText();
  return (
    <Button variant="line" size="s" busy={busy} onClick={proceed}>
      {t('kit.retry')}
    </Button>
  );
};

/**
 * How the payment went that the browser has just come back from (`?payment=failed`), or that one is still being checked;
 * the cart is as it was.
 */
export const PaymentNotice = ({ retry, isChecked = false }: Props) => {
  const t = useText();
  const [address] = useSearchParams();
  const told = outcomes.find((known) => known === address.get('payment'));
  const outcome = isChecked ? 'review' : told;
  useUnderReview(told === 'review' ? (address.get('order') ?? undefined) : undefined);
  if (!outcome) return null;
  return (
    <div className="cart-notice">
      <Alert
        kind={outcome === 'failed' || outcome === 'expired' ? 'danger' : 'info'}
        title={t(`storefront.payment.${outcome}.title`)}
        text={t(`storefront.payment.${outcome}.text`)}
        action={outcome === 'review' ? <History /> : retry && <Again {...retry} />}
      />
    </div>
  );
};
