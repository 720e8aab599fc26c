import { ErrorState, useSearchParams } from '@sargam/kit';
import { PayBy } from '../pay/PayBy.tsx';
import { usePayMethod } from '../pay/usePayMethod.ts';
import { CartEmpty, CartPlaces } from './CartFaces.tsx';
import { CartLines } from './CartLines.tsx';
import { PaymentNotice } from './PaymentNotice.tsx';
import { PriceNotice } from './PriceNotice.tsx';
import { Summary } from './Summary.tsx';
import { useCart } from './useCart.ts';
import { useCheckedCourses } from './useCheckedCourses.ts';
import { useCheckout } from './useCheckout.ts';
import { useChoice } from './useChoice.ts';
import { useAreKeptComing } from './useKeptCourses.ts';
import { useQuote } from './useQuote.ts';
import { useReturnedChoice } from './useReturnedChoice.ts';
import { undecidedOrderIn } from './useUndecidedPayment.ts';
import { useVoucher } from './useVoucher.ts';
import { VerifyNotice } from './VerifyNotice.tsx';

const Full = ({ user }: { user: string }) => {
  const lines = useCart().data?.data ?? [];
  const [address] = useSearchParams();
  const choice = useChoice();
  useReturnedChoice(choice);
  const quote = useQuote(user, choice);
  const voucher = useVoucher(choice, quote);
  const pay = usePayMethod();
  const checkout = useCheckout({ user, lines, quote: quote.data, method: pay.method });
  const checked = useCheckedCourses(user);
  const isChecked = lines.some(({ course }) => checked.has(course._id));
  // Whoever is told not to pay again is not asked to.
  const isUndecided = isChecked || undecidedOrderIn(address) !== undefined;
  const somethingToPay = !isUndecided && (quote.data?.total ?? 0) > 0;
  return (
    <>
      <PaymentNotice retry={checkout} isChecked={isChecked} />
      {checkout.mustVerify && <VerifyNotice user={user} />}
      {checkout.priceChanged && <PriceNotice total={checkout.priceChanged.total} />}
      <div className="co">
        <div>
          <CartLines user={user} lines={lines} checked={checked} />
          {somethingToPay && <PayBy {...pay} />}
        </div>
        <Summary
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
  const coming = useAreKeptComing();
  const { data, isPending, refetch } = useCart();
  if (isPending || (coming && !data?.total)) return <CartPlaces />;
  if (data && data.data.length > 0) return <Full user={user} />;
  return (
    <>
      <PaymentNotice />
      {data ? (
        <CartEmpty />
      ) : (
        <div className="cart-empty">
          <ErrorState retry={() => void refetch()} />
        </div>
      )}
    </>
  );
};
