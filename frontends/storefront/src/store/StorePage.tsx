import './store.css';
import {
  EmptyState,
  ErrorState,
  LoadingState,
  Pills,
  Skeleton,
  useDocumentTitle,
  useSearchParams,
  useTranslate,
} from '@sargam/kit';
import { GiftCardFacts } from './GiftCardFacts.tsx';
import { GiftCardItem } from './GiftCardItem.tsx';
import { useGiftCards } from './useGiftCards.ts';

const ALL = 'all';
const skeletonItems = [1, 2, 3];

const StoreSkeleton = () => (
  <LoadingState>
    <ul className="gift-cards">
      {skeletonItems.map((place) => (
        <li key={place}>
          <div className="gc sk" />
          <Skeleton height={20} width="60%" />
        </li>
      ))}
    </ul>
  </LoadingState>
);

const useCategory = () => {
  const [address, setAddress] = useSearchParams();
  const pick = (key: string): void => setAddress(key === ALL ? {} : { category: key }, { replace: true });
  return { category: address.get('category') ?? ALL, pick };
};

export default function StorePage() {
  const t = useTranslate();
  const { category, pick } = useCategory();
  const { cards, categories, isPending, isError, retry } = useGiftCards(
    category === ALL ? undefined : category,
  );
  useDocumentTitle(t('storefront.store.title'));
  const items = [{ key: ALL, label: t('storefront.courses.all') }, ...categories];
  return (
    <div className="wrap">
      <div className="sh">
        <div>
          <h1>{t('storefront.store.heading')}</h1>
          <p className="lead">{t('storefront.store.lead')}</p>
        </div>
        {categories.length > 0 && (
          <Pills label={t('storefront.store.category')} items={items} current={category} onChange={pick} />
        )}
      </div>
      {isPending && <StoreSkeleton />}
      {isError && <ErrorState retry={retry} />}
      {cards?.length === 0 && (
        <EmptyState title={t('storefront.store.none')} text={t('storefront.store.none_text')} />
      )}
      {cards && cards.length > 0 && (
        <ul className="gift-cards">
          {cards.map((card) => (
            <GiftCardItem key={card._id} card={card} />
          ))}
        </ul>
      )}
      <GiftCardFacts />
    </div>
  );
}
