import {
  EmptyMessage,
  ErrorState,
  GiftCardSkeleton,
  layout,
  Pills,
  Skeleton,
  typography,
  useDocumentTitle,
  useSearchParams,
  useTranslate,
} from '@sargam/kit';
import { IconClockHour4, IconLock, IconWallet } from '@tabler/icons-react';
import { SkeletonList } from '../shared/SkeletonList.tsx';
import { GiftCardItem } from './GiftCardItem.tsx';
import styles from './store.module.css';
import { useGiftCards } from './useGiftCards.ts';

const facts = [
  ['days', IconClockHour4],
  ['wallet', IconWallet],
  ['code', IconLock],
] as const;

const GiftCardFacts = () => {
  const t = useTranslate();
  return (
    <ul className={styles.facts}>
      {facts.map(([name, Icon]) => (
        <li key={name}>
          <Icon aria-hidden />
          <h3>{t(`storefront.store.${name}.title`)}</h3>
          <p className={typography.muted}>{t(`storefront.store.${name}.text`)}</p>
        </li>
      ))}
    </ul>
  );
};

const ALL = 'all';

const useCategory = () => {
  const [searchParams, setSearchParams] = useSearchParams();
  const pick = (key: string): void =>
    setSearchParams(key === ALL ? {} : { category: key }, { replace: true });
  return { categoryInUrl: searchParams.get('category') ?? undefined, pick };
};

export default function StorePage() {
  const t = useTranslate();
  const { categoryInUrl, pick } = useCategory();
  const { cards, category = ALL, categories, isPending, isError, retry } = useGiftCards(categoryInUrl);
  useDocumentTitle(t('storefront.store.title'));
  const items = [{ key: ALL, label: t('storefront.courses.all') }, ...categories];
  return (
    <div className={layout.container}>
      <div className={styles.header}>
        <div>
          <h1>{t('storefront.store.heading')}</h1>
          <p className={styles.lead}>{t('storefront.store.lead')}</p>
        </div>
        {categories.length > 0 && (
          <Pills label={t('storefront.store.category')} items={items} current={category} onChange={pick} />
        )}
      </div>
      {isPending && (
        <SkeletonList className={styles.cards} count={3}>
          <div className={styles.loading}>
            <GiftCardSkeleton />
          </div>
          <Skeleton height={20} width="60%" />
        </SkeletonList>
      )}
      {isError && <ErrorState retry={retry} />}
      {cards?.length === 0 && (
        <EmptyMessage title="storefront.store.none" text="storefront.store.none_text" />
      )}
      {cards && cards.length > 0 && (
        <ul className={styles.cards}>
          {cards.map((card) => (
            <GiftCardItem key={card._id} card={card} />
          ))}
        </ul>
      )}
      <GiftCardFacts />
    </div>
  );
}
