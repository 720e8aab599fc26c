import { DiscountBadge, GiftCardArt, Price, useFormat, useText, type Wire } from '@sargam/kit';

/** A card, what it is worth, and what it costs. */
export const GiftCard = ({ card }: { card: Wire['GiftCardProduct'] }) => {
  const t = useText();
  const format = useFormat();
  return (
    <li>
      {card.image ? (
        <img className="gc" src={card.image} alt="" loading="lazy" width="480" height="303" />
      ) : (
        <GiftCardArt id={card._id} value={`৳${format.count(card.value)}`} />
      )}
      <h2>{card.name}</h2>
      <p className="sm muted">{t('storefront.store.worth', { amount: format.money(card.value) })}</p>
      <div className="row wrapf buy">
        <Price price={card.price} oldPrice={card.oldPrice} />
        <DiscountBadge price={card.price} oldPrice={card.oldPrice} />
      </div>
    </li>
  );
};
