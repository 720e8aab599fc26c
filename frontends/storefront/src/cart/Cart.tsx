import { type ApiSchemas, apiGet, ErrorState, useSearchParams } from '@sargam/kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { VerifyBeforePaymentAlert } from '../account/VerifyEmailAlert.tsx';
import { PaymentMethodChoice, usePayMethod } from '../pay/PaymentMethodChoice.tsx';
import { PriceChangedAlert } from '../shared/PriceChangedAlert.tsx';
import { CartLine } from './CartLine.tsx';
import { CartSkeleton, EmptyCart } from './CartStates.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import cartStyles from './cart.module.css';
import { PaymentNotice } from './PaymentNotice.tsx';
import { cartKey, useCart } from './useCart.ts';
import { useCartChanges } from './useCartChanges.ts';
import { useCheckout } from './useCheckout.ts';
import { useCheckoutOptions, useRestoreCheckoutOptions } from './useCheckoutOptions.ts';
import { useIsMergingVisitorCart } from './useMergeVisitorCart.ts';
import { useQuote } from './useQuote.ts';
import { readPendingOrder } from './useWaitForPayment.ts';
import { useVoucher } from './VoucherField.tsx';

const POLL_MS = 10_000;
const LATEST_ORDERS = 20;

const latestOrdersQuery = (user: string) =>
  apiGet('/order/mine/{userId}', { path: { userId: user }, query: { page: 1, limit: LATEST_ORDERS } });

/**
 * Ids of courses whose payment is under review. They must not be paid twice, even on a later visit. The cart is
 * refetched when the review ends, because paid courses leave it.
 */
const useCoursesUnderReview = (user: string): ReadonlySet<string> => {
  const cache = useQueryClient();
  const { data } = useQuery({
    ...latestOrdersQuery(user),
    refetchInterval: ({ state }) =>
      state.data?.data.some((order) => order.state === 'review') ? POLL_MS : false,
  });
  const underReview = (data?.data ?? [])
    .filter(({ state }) => state === 'review')
    .flatMap(({ courses }) => courses.map(({ _id }) => _id));
  const hasReview = underReview.length > 0;
  useEffect(() => {
    if (!hasReview) return undefined;
    return () => void cache.invalidateQueries({ queryKey: cartKey(user) });
  }, [hasReview, cache, user]);
  return new Set(underReview);
};

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
        <div className={cartStyles.empty}>
          <ErrorState retry={() => void refetch()} />
        </div>
      )}
    </>
  );
};
