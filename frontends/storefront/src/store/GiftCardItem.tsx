import {
  type ApiSchemas,
  ButtonLink,
  DiscountBadge,
  Link,
  layout,
  Price,
  typography,
  useI18n,
} from '@sargam/kit';
import { GiftCardPicture } from './GiftCardPicture.tsx';
import { giftCardPath } from './gift-card-path.ts';
import styles from './store.module.css';

export const GiftCardItem = ({ card }: { card: ApiSchemas['GiftCardProduct'] }) => {
  const { t, format } = useI18n();
  const to = giftCardPath(card);
  return (
    <li>
      <Link className={styles.picture} to={to} tabIndex={-1} aria-hidden="true">
        <GiftCardPicture card={card} />
      </Link>
      <h2>{card.name}</h2>
      <p className={`${typography.small} ${typography.muted}`}>
        {t('storefront.store.worth', { amount: format.money(card.value) })}
      </p>
      <div className={`${layout.row} ${layout.spaceBetween} ${styles.buy}`}>
        <span className={`${layout.row} ${layout.wrapping}`}>
          <Price price={card.price} oldPrice={card.oldPrice} />
          <DiscountBadge price={card.price} oldPrice={card.oldPrice} />
        </span>
        <ButtonLink
          to={to}
          aria-label={t('storefront.store.buy_title', { title: card.name })}
          text="storefront.store.buy"
        />
      </div>
    </li>
  );
};
