import { type ApiSchemas, ErrorState, useSearchParams } from '@sargam/kit';
import { VerifyBeforePaymentAlert } from '../account/VerifyEmailAlert.tsx';
import { PaymentMethodChoice, usePayMethod } from '../pay/PaymentMethodChoice.tsx';
import { PriceChangedAlert } from '../shared/PriceChangedAlert.tsx';
import { CartLine } from './CartLine.tsx';
import { CartSkeleton, EmptyCart } from './CartStates.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import cartStyles from './cart.module.css';
import { PaymentNotice } from './PaymentNotice.tsx';
import { useCart } from './useCart.ts';
import { useCartChanges } from './useCartChanges.ts';
import { useCheckout } from './useCheckout.ts';
import { useCheckoutOptions, useRestoreCheckoutOptions } from './useCheckoutOptions.ts';
import { useIsMergingVisitorCart } from './useMergeVisitorCart.ts';
import { usePendingOrders } from './usePendingOrders.ts';
import { useQuote } from './useQuote.ts';
import { readPendingOrder } from './useWaitForPayment.ts';
import { useVoucher } from './VoucherField.tsx';

type Props = { user: string; lines: readonly ApiSchemas['CartLine'][]; underReview: ReadonlySet<string> };

const CartLines = ({ user, lines, underReview }: Props) => {
  const changes = useCartChanges(user);
  return (
    <ul className={cartStyles.lines}>
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

type Pending = ReturnType<typeof usePendingOrders>;

const FilledCart = ({ user, pending }: { user: string; pending: Pending }) => {
  const lines = useCart().data?.data ?? [];
  const [searchParams] = useSearchParams();
  const options = useCheckoutOptions();
  useRestoreCheckoutOptions(options);
  const quote = useQuote(user, options);
  const voucher = useVoucher(options, quote);
  const payMethod = usePayMethod();
  const checkout = useCheckout({ user, lines, quote: quote.data, method: payMethod.method });
  const { underReview, undecided } = pending;
  const isUnderReview = lines.some(({ course }) => underReview.has(course._id));
  // No payment method while another payment is undecided.
  const isPaymentPending =
    isUnderReview || undecided !== undefined || readPendingOrder(searchParams) !== undefined;
  const somethingToPay = !isPaymentPending && (quote.data?.total ?? 0) > 0;
  return (
    <>
      <PaymentNotice
        retry={checkout}
        isUnderReview={isUnderReview}
        undecided={undecided && { user, order: undecided }}
      />
      {checkout.mustVerify && <VerifyBeforePaymentAlert user={user} />}
      {checkout.priceChanged && (
        <div className={cartStyles.notice}>
          <PriceChangedAlert text="storefront.price_changed.text" taka={checkout.priceChanged.total} />
        </div>
      )}
      <div className={cartStyles.columns}>
        <div>
          <CartLines user={user} lines={lines} underReview={underReview} />
          {somethingToPay && (
            <div className={cartStyles.payment}>
              <PaymentMethodChoice {...payMethod} />
            </div>
          )}
        </div>
        <CheckoutSummary
          options={options}
          quote={quote}
          voucher={voucher}
          method={payMethod.method}
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
  const pending = usePendingOrders(user);
  const { undecided } = pending;
  if (isPending || (isMerging && !data?.total)) return <CartSkeleton />;
  if (data && data.data.length > 0) return <FilledCart user={user} pending={pending} />;
  return (
    <>
      <PaymentNotice undecided={undecided && { user, order: undecided }} />
      {data ? (
        <EmptyCart />
      ) : (
        <div className={cartStyles.empty}>
          <ErrorState retry={() => void refetch()} />
        </div>
      )}
    </>
  );
};
