import { type ApiSchemas, DiscountBadge, Price, useFormat, useTranslate } from '@sargam/kit';

export const GiftCardPrice = ({ card }: { card: ApiSchemas['GiftCardProduct'] }) => {
  const t = useTranslate();
  const format = useFormat();
  return (
    <div className="gift-head">
      <h1 id="gift-title">{card.name}</h1>
      <div className="row wrapf">
        <Price price={card.price} oldPrice={card.oldPrice} />
        <DiscountBadge price={card.price} oldPrice={card.oldPrice} />
      </div>
      <p className="sm muted">{t('storefront.store.worth', { amount: format.money(card.value) })}</p>
      {card.description && <p className="muted">{card.description}</p>}
    </div>
  );
};
