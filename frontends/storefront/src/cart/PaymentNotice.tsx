import { Alert, ButtonLink, useSearchParams, useText } from '@sargam/kit';
import { useUnderReview } from './useUnderReview.ts';

const outcomes = ['failed', 'cancelled', 'review'] as const;

/** How the payment went that the browser has just come back from (`?payment=failed`). */
export const PaymentNotice = () => {
  const t = useText();
  const [address] = useSearchParams();
  const outcome = outcomes.find((known) => known === address.get('payment'));
  useUnderReview(outcome === 'review' ? (address.get('order') ?? undefined) : undefined);
  if (!outcome) return null;
  return (
    <div className="cart-notice">
      <Alert
        kind={outcome === 'failed' ? 'danger' : 'info'}
        title={t(`storefront.payment.${outcome}.title`)}
        text={t(`storefront.payment.${outcome}.text`)}
        action={
          outcome === 'review' && (
            <ButtonLink variant="line" size="s" to="/studentpanel?tab=3">
              {t('storefront.payment.history')}
            </ButtonLink>
          )
        }
      />
    </div>
  );
};
