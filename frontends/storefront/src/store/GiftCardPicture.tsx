import { type ApiSchemas, GiftCardArt, typography, useFormat } from '@sargam/kit';
import type { ReactNode } from 'react';

type Props = { card: Pick<ApiSchemas['GiftCardProduct'], '_id' | 'value' | 'image'>; note?: ReactNode };

/** The default drawing contains the value; an uploaded picture gets a tag with the value. */
export const GiftCardPicture = ({ card, note }: Props) => {
  const format = useFormat();
  const value = `৳${format.count(card.value)}`;
  if (!card.image) return <GiftCardArt id={card._id} value={value} note={note} />;
  return (
    <div className="gc pictured">
      <img src={card.image} alt="" loading="lazy" width="480" height="303" />
      <span className={`tag ${typography.digits}`}>
        {note && <span className="to">{note}</span>}
        {value}
      </span>
    </div>
  );
};
