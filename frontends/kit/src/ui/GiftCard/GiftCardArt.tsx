import type { ReactNode } from 'react';
import { giftCardArt, giftCardTextColor, giftCardViewBox } from '../../art/index.ts';
import { Text } from '../../i18n/Text.tsx';
import { Svg } from '../Art/Illustrations.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import styles from './gift-card.module.css';

type Props = { id: string | number; value: ReactNode; note?: ReactNode };

/** A gift card: the illustration with the value in the lower left corner. */
export const GiftCardArt = ({ id, value, note }: Props) => (
  <div className={styles.giftCard} style={{ color: giftCardTextColor(id) }}>
    <Svg className={styles.picture} viewBox={giftCardViewBox} content={giftCardArt(id)} />
    <div className={styles.text}>
      <span className={styles.brand}>
        <Text id="kit.brand" />
      </span>
      <div className={styles.below}>
        {note && <span className={styles.note}>{note}</span>}
        <span className={styles.value}>{value}</span>
      </div>
    </div>
  </div>
);

export const GiftCardSkeleton = () => <Skeleton className={`${styles.giftCard} ${styles.loading}`} />;
