import { DiscountBadge, GiftCardArt, Price, useFormat, useText, type Wire } from '@sargam/kit';

/** Our own drawing has its value in its free corner; on an uploaded picture it is a tag, readable on any ground. */
const Face = ({ card }: { card: Wire['GiftCardProduct'] }) => {
  const format = useFormat();
  const value = `৳${format.count(card.value)}`;
  if (!card.image) return <GiftCardArt id={card._id} value={value} />;
  return (
    <div className="gc">
      <img src={card.image} alt="" loading="lazy" width="480" height="303" />
      <span className="tag num">{value}</span>
    </div>
  );
};

/** A card, what it is worth, and what it costs. */
export const GiftCard = ({ card }: { card: Wire['GiftCardProduct'] }) => {
  const t = useText();
  const format = useFormat();
  return (
    <li>
      <Face card={card} />
      <h2>{card.name}</h2>
      <p className="sm muted">{t('storefront.store.worth', { amount: format.money(card.value) })}</p>
      <div className="row wrapf buy">
        <Price price={card.price} oldPrice={card.oldPrice} />
        <DiscountBadge price={card.price} oldPrice={card.oldPrice} />
      </div>
    </li>
  );
};
