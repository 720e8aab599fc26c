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
import { buyerQuery } from '../cart/useBuyer.ts';
import { CardPrice } from './CardPrice.tsx';
import { GiftForm } from './GiftForm.tsx';
import { LoginToGive } from './LoginToGive.tsx';
import { useGiftCard } from './useGiftCard.ts';

const Places = () => (
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

const Missing = () => {
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

/** The form for whoever is logged in, once their phone number is known; for a visitor a button to log in. */
const Buying = ({ id, card }: { id: string; card: ApiSchemas['GiftCardProduct'] }) => {
  const session = useSession();
  const user = session.status === 'user' ? session.user : undefined;
  const buyer = useQuery({ ...buyerQuery(user?.id ?? ''), enabled: user !== undefined });
  useDocumentTitle(card.name);
  const head = <CardPrice card={card} />;
  if (user && !buyer.isPending) return <GiftForm key={user.id} id={id} card={card} user={user} head={head} />;
  return <LoginToGive id={id} card={card} head={head} waiting={session.status !== 'visitor'} />;
};

export default function GiftCardPage() {
  const id = useParams().id ?? '';
  const { data, isPending, error, refetch } = useGiftCard(id);
  if (isApiError(error) && error.status === 404) return <Missing />;
  if (isPending) return <Places />;
  if (!data) return <PageError retry={() => void refetch()} />;
  return <Buying id={id} card={data} />;
}
