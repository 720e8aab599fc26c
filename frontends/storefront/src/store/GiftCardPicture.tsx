import { type ApiSchemas, GiftCardArt, giftCardStyles, typography, useFormat } from '@sargam/kit';
import type { ReactNode } from 'react';
import styles from './gift-card-picture.module.css';

type Props = { card: Pick<ApiSchemas['GiftCardProduct'], '_id' | 'value' | 'image'>; note?: ReactNode };

/** The default drawing contains the value; an uploaded picture gets a tag with the value. */
export const GiftCardPicture = ({ card, note }: Props) => {
  const format = useFormat();
  const value = `৳${format.count(card.value)}`;
  if (!card.image) return <GiftCardArt id={card._id} value={value} note={note} />;
  return (
    <div className={`${giftCardStyles.giftCard} ${styles.picture}`}>
      <img src={card.image} alt="" loading="lazy" width="480" height="303" />
      <span className={`${styles.tag} ${typography.digits}`}>
        {note && <span className={styles.note}>{note}</span>}
        {value}
      </span>
    </div>
  );
};
