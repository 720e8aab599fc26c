import { ButtonLink, EmptyState, FailedState, Loading, Skeleton, useText } from '@sargam/kit';
import { CartLines } from './CartLines.tsx';
import { HowToPay } from './HowToPay.tsx';
import { PaymentNotice } from './PaymentNotice.tsx';
import { PriceNotice } from './PriceNotice.tsx';
import { Steps } from './Steps.tsx';
import { Summary } from './Summary.tsx';
import { useCart } from './useCart.ts';
import { useCheckout } from './useCheckout.ts';
import { useKeptChoice } from './useKeptChoice.ts';
import { useVoucher } from './useVoucher.ts';
import { VerifyNotice } from './VerifyNotice.tsx';

const places = [1, 2];

const Places = () => (
  <Loading>
    <div className="co">
      <div className="col">
        {places.map((place) => (
          <Skeleton key={place} height={110} />
        ))}
      </div>
      <Skeleton height={380} />
    </div>
  </Loading>
);

const Empty = () => {
  const t = useText();
  return (
    <div className="cart-empty">
      <EmptyState
        drawing="cart"
        title={t('storefront.cart.empty')}
        text={t('storefront.cart.empty_text')}
        action={
          <ButtonLink variant="solid" to="/allcourses">
            {t('storefront.cart.empty_link')}
          </ButtonLink>
        }
      />
    </div>
  );
};

const Full = ({ user }: { user: string }) => {
  const lines = useCart().data?.data ?? [];
  const voucher = useVoucher(user);
  const checkout = useCheckout(user, lines, voucher);
  return (
    <>
      {checkout.mustVerify && <VerifyNotice user={user} />}
      {checkout.priceChanged && <PriceNotice total={checkout.priceChanged.total} />}
      <div className="co">
        <div>
          <CartLines user={user} lines={lines} />
          <HowToPay />
        </div>
        <Summary voucher={voucher} checkout={checkout} />
      </div>
    </>
  );
};

/** The cart of a logged-in person, with its four faces. */
export const Cart = ({ user }: { user: string }) => {
  const t = useText();
  const adding = useKeptChoice(user);
  const { data, isPending, refetch } = useCart();
  const waiting = isPending || (adding && !data?.total);
  return (
    <div className="wrap cart">
      <Steps />
      <h1>{t('storefront.cart.heading')}</h1>
      <PaymentNotice />
      {waiting && <Places />}
      {!waiting && !data && <FailedState retry={() => void refetch()} />}
      {!waiting && data?.data.length === 0 && <Empty />}
      {!waiting && data && data.data.length > 0 && <Full user={user} />}
    </div>
  );
};
