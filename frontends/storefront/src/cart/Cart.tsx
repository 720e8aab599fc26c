import { ErrorState, useSearchParams } from '@sargam/kit';
import { PaymentMethodChoice } from '../pay/PaymentMethodChoice.tsx';
import { usePayMethod } from '../pay/usePayMethod.ts';
import { CartLines } from './CartLines.tsx';
import { CartSkeleton, EmptyCart } from './CartStates.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { PaymentNotice } from './PaymentNotice.tsx';
import { PriceNotice } from './PriceNotice.tsx';
import { useCart } from './useCart.ts';
import { useCheckout } from './useCheckout.ts';
import { useCheckoutOptions } from './useCheckoutOptions.ts';
import { useCoursesUnderReview } from './useCoursesUnderReview.ts';
import { useIsMergingVisitorCart } from './useMergeVisitorCart.ts';
import { useQuote } from './useQuote.ts';
import { useRestoreCheckoutOptions } from './useRestoreCheckoutOptions.ts';
import { useVoucher } from './useVoucher.ts';
import { readPendingOrder } from './useWaitForPayment.ts';
import { VerifyBeforePaymentAlert } from './VerifyBeforePaymentAlert.tsx';

const FilledCart = ({ user }: { user: string }) => {
  const lines = useCart().data?.data ?? [];
  const [address] = useSearchParams();
  const choice = useCheckoutOptions();
  useRestoreCheckoutOptions(choice);
  const quote = useQuote(user, choice);
  const voucher = useVoucher(choice, quote);
  const pay = usePayMethod();
  const checkout = useCheckout({ user, lines, quote: quote.data, method: pay.method });
  const checked = useCoursesUnderReview(user);
  const isChecked = lines.some(({ course }) => checked.has(course._id));
  // Whoever is told not to pay again is not asked to.
  const isUndecided = isChecked || readPendingOrder(address) !== undefined;
  const somethingToPay = !isUndecided && (quote.data?.total ?? 0) > 0;
  return (
    <>
      <PaymentNotice retry={checkout} isChecked={isChecked} />
      {checkout.mustVerify && <VerifyBeforePaymentAlert user={user} />}
      {checkout.priceChanged && <PriceNotice total={checkout.priceChanged.total} />}
      <div className="co">
        <div>
          <CartLines user={user} lines={lines} checked={checked} />
          {somethingToPay && <PaymentMethodChoice {...pay} />}
        </div>
        <CheckoutSummary
          choice={choice}
          quote={quote}
          voucher={voucher}
          checkout={{ ...checkout, hidden: checkout.hidden || isUndecided }}
        />
      </div>
    </>
  );
};

/** The cart of a logged-in person, with its four faces. */
export const Cart = ({ user }: { user: string }) => {
  const coming = useIsMergingVisitorCart();
  const { data, isPending, refetch } = useCart();
  if (isPending || (coming && !data?.total)) return <CartSkeleton />;
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
