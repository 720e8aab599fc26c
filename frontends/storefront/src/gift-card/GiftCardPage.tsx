import {
  type ApiSchemas,
  ButtonLink,
  DiscountBadge,
  GiftCardSkeleton,
  isApiError,
  LoadingState,
  layout,
  PageError,
  PageMessage,
  Price,
  Skeleton,
  typography,
  useDocumentTitle,
  useI18n,
  useParams,
  useSession,
} from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { loginUrl } from '../account/redirect.ts';
import { userQuery } from '../shared/useBuyer.ts';
import { giftCardPath } from '../store/gift-card-path.ts';
import { DeliveryNote, GiftTerms } from './DeliveryNote.tsx';
import { GiftCardPreview } from './GiftCardPreview.tsx';
import { GiftForm } from './GiftForm.tsx';
import styles from './gift-card.module.css';
import { useGiftCard } from './useGiftCard.ts';

type Props = { id: string; card: ApiSchemas['GiftCardProduct']; head: ReactNode; isLoading: boolean };

/** For visitors; the login returns to this page. */
const LoginToBuy = ({ id, card, head, isLoading }: Props) => {
  const { t } = useI18n();
  const returnUrl = giftCardPath({ _id: id, param: id });
  // Below the card, because the form that replaces the button of a logged-in user is longer.
  const foot = (
    <>
      <DeliveryNote card={card} />
      <GiftTerms days={card.validity} />
    </>
  );
  return (
    <div className={`${layout.container} ${styles.page}`}>
      <GiftCardPreview card={card} foot={foot} />
      <section aria-labelledby="gift-title">
        {head}
        {isLoading ? (
          <LoadingState>
            <Skeleton height={420} />
          </LoadingState>
        ) : (
          <div className={styles.login}>
            <p className={typography.bold}>{t('storefront.gift.login_to_continue')}</p>
            <ButtonLink variant="main" size="large" to={loginUrl(returnUrl)} text="storefront.login.button" />
          </div>
        )}
      </section>
    </div>
  );
};

const GiftCardPrice = ({ card }: { card: ApiSchemas['GiftCardProduct'] }) => {
  const { t, format } = useI18n();
  return (
    <div className={styles.header}>
      <h1 id="gift-title">{card.name}</h1>
      <div className={`${layout.row} ${layout.wrapping}`}>
        <Price price={card.price} oldPrice={card.oldPrice} />
        <DiscountBadge price={card.price} oldPrice={card.oldPrice} />
      </div>
      <p className={`${typography.small} ${typography.muted}`}>
        {t('storefront.store.worth', { amount: format.money(card.value) })}
      </p>
      {card.description && <p className={typography.muted}>{card.description}</p>}
    </div>
  );
};

const GiftPageSkeleton = () => (
  <LoadingState>
    <div className={`${layout.container} ${styles.page}`}>
      <GiftCardSkeleton />
      <div className={layout.column}>
        <Skeleton height={40} width="70%" />
        <Skeleton height={420} />
      </div>
    </div>
  </LoadingState>
);

/** Logged in: the form, after the phone number is loaded. Visitor: a login button. */
const BuyGiftCard = ({ id, card }: { id: string; card: ApiSchemas['GiftCardProduct'] }) => {
  const session = useSession();
  const user = session.status === 'user' ? session.user : undefined;
  const buyer = useQuery({ ...userQuery(user?.id ?? ''), enabled: user !== undefined });
  useDocumentTitle(card.name);
  const head = <GiftCardPrice card={card} />;
  if (user && !buyer.isPending) return <GiftForm key={user.id} id={id} card={card} user={user} head={head} />;
  return <LoginToBuy id={id} card={card} head={head} isLoading={session.status !== 'visitor'} />;
};

export default function GiftCardPage() {
  const id = useParams().id ?? '';
  const { data, isPending, error, refetch } = useGiftCard(id);
  if (isApiError(error) && error.status === 404)
    return <PageMessage title="storefront.gift.missing" link={['/store', 'storefront.gift.all']} />;
  if (isPending) return <GiftPageSkeleton />;
  if (!data) return <PageError retry={() => void refetch()} />;
  return <BuyGiftCard id={id} card={data} />;
}
