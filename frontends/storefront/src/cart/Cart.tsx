import { Alert, type ApiSchemas, ErrorState, useI18n, useSearchParams } from '@sargam/kit';
import { VerifyBeforePaymentAlert } from '../account/VerifyEmailAlert.tsx';
import { PaymentMethodChoice, usePayMethod } from '../pay/PaymentMethodChoice.tsx';
import { CartLine } from './CartLine.tsx';
import { CartSkeleton, EmptyCart } from './CartStates.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { PaymentNotice } from './PaymentNotice.tsx';
import { useCart } from './useCart.ts';
import { useCartChanges } from './useCartChanges.ts';
import { useCheckout } from './useCheckout.ts';
import { useCheckoutOptions, useRestoreCheckoutOptions } from './useCheckoutOptions.ts';
import { useCoursesUnderReview } from './useCoursesUnderReview.ts';
import { useIsMergingVisitorCart } from './useMergeVisitorCart.ts';
import { useQuote } from './useQuote.ts';
import { useVoucher } from './useVoucher.ts';
import { readPendingOrder } from './useWaitForPayment.ts';

/** The price changed before the order; nothing was charged. */
const PriceNotice = ({ total }: { total: number }) => {
  const { t, format } = useI18n();
  return (
    <div className="cart-notice">
      <Alert
        title={t('storefront.price_changed.title')}
        text={t('storefront.price_changed.text', { amount: format.money(total) })}
      />
    </div>
  );
};

type Props = { user: string; lines: readonly ApiSchemas['CartLine'][]; underReview: ReadonlySet<string> };

const CartLines = ({ user, lines, underReview }: Props) => {
  const changes = useCartChanges(user);
  return (
    <ul className="cart-lines">
      {lines.map((line) => (
        <CartLine
          key={line.course._id}
          user={user}
          line={line}
          changes={changes}
          isUnderReview={underReview.has(line.course._id)}
        />
      ))}
    </ul>
  );
};

const FilledCart = ({ user }: { user: string }) => {
  const lines = useCart().data?.data ?? [];
  const [searchParams] = useSearchParams();
  const options = useCheckoutOptions();
  useRestoreCheckoutOptions(options);
  const quote = useQuote(user, options);
  const voucher = useVoucher(options, quote);
  const payMethod = usePayMethod();
  const checkout = useCheckout({ user, lines, quote: quote.data, method: payMethod.method });
  const underReview = useCoursesUnderReview(user);
  const isUnderReview = lines.some(({ course }) => underReview.has(course._id));
  // No payment method while another payment is undecided.
  const isPaymentPending = isUnderReview || readPendingOrder(searchParams) !== undefined;
  const somethingToPay = !isPaymentPending && (quote.data?.total ?? 0) > 0;
  return (
    <>
      <PaymentNotice retry={checkout} isUnderReview={isUnderReview} />
      {checkout.mustVerify && <VerifyBeforePaymentAlert user={user} />}
      {checkout.priceChanged && <PriceNotice total={checkout.priceChanged.total} />}
      <div className="co">
        <div>
          <CartLines user={user} lines={lines} underReview={underReview} />
          {somethingToPay && <PaymentMethodChoice {...payMethod} />}
        </div>
        <CheckoutSummary
          options={options}
          quote={quote}
          voucher={voucher}
          checkout={{ ...checkout, hidden: checkout.hidden || isPaymentPending }}
        />
      </div>
    </>
  );
};

/** Loading, filled, empty or failed. */
export const Cart = ({ user }: { user: string }) => {
  const isMerging = useIsMergingVisitorCart();
  const { data, isPending, refetch } = useCart();
  if (isPending || (isMerging && !data?.total)) return <CartSkeleton />;
  if (data && data.data.length > 0) return <FilledCart user={user} />;
  return (
    <>
      <PaymentNotice />
      {data ? (
        <EmptyCart />
      ) : (
        <div className="cart-empty">
          <ErrorState retry={() => void refetch()} />
        </div>
      )}
    </>
  );
};
