import { type ApiSchemas, typography, useTranslate } from '@sargam/kit';
import type { ReactNode } from 'react';
import { GiftCardPicture } from '../store/GiftCardPicture.tsx';
import styles from './gift-card.module.css';

type Props = {
  card: Pick<ApiSchemas['GiftCardProduct'], '_id' | 'value' | 'image'>;
  receiver?: string;
  from?: string;
  message?: string;
  foot?: ReactNode;
};

export const GiftCardPreview = ({ card, receiver, from, message, foot }: Props) => {
  const t = useTranslate();
  const note = receiver && (
    <>
      {t('storefront.gift.for')} <b>{receiver}</b>
    </>
  );
  return (
    <section className={styles.preview} aria-label={t('storefront.gift.preview')}>
      <GiftCardPicture card={card} note={note} />
      {(message || from) && (
        <div className={styles.letter}>
          {message && <p>{message}</p>}
          {from && (
            <p className={`${typography.muted} ${styles.sender}`}>
              {t('storefront.gift.signed')}, {from}
            </p>
          )}
        </div>
      )}
      {foot && <div className={`${typography.small} ${typography.faint} ${styles.footnote}`}>{foot}</div>}
    </section>
  );
};
