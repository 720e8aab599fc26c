import './gift-card.css';
import '../store/store.css';
import {
  type ApiSchemas,
  ButtonLink,
  EmptyState,
  isApiError,
  LoadingState,
  PageError,
  Skeleton,
  useDocumentTitle,
  useParams,
  useSession,
  useTranslate,
} from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../shared/useBuyer.ts';
import { GiftCardPrice } from './GiftCardPrice.tsx';
import { GiftForm } from './GiftForm.tsx';
import { LoginToBuy } from './LoginToBuy.tsx';
import { useGiftCard } from './useGiftCard.ts';

const GiftCardSkeleton = () => (
  <LoadingState>
    <div className="wrap gp">
      <div className="gc sk" />
      <div className="col">
        <Skeleton height={40} width="70%" />
        <Skeleton height={420} />
      </div>
    </div>
  </LoadingState>
);

const GiftCardNotFound = () => {
  const t = useTranslate();
  return (
    <div className="wrap page-failed">
      <EmptyState
        as="h1"
        title={t('storefront.gift.missing')}
        action={
          <ButtonLink variant="line" to="/store">
            {t('storefront.gift.all')}
          </ButtonLink>
        }
      />
    </div>
  );
};

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
  if (isApiError(error) && error.status === 404) return <GiftCardNotFound />;
  if (isPending) return <GiftCardSkeleton />;
  if (!data) return <PageError retry={() => void refetch()} />;
  return <BuyGiftCard id={id} card={data} />;
}
