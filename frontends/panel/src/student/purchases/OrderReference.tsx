import { typography, useFormat } from '@sargam/kit';
import styles from './purchases.module.css';

/** Date and id of the order. */
export const OrderReference = ({ id, at }: { id: string; at: string }) => {
  const format = useFormat();
  return (
    <span className={styles.reference}>
      <time className={typography.digits} dateTime={at}>
        {format.dateTime(at)}
      </time>
      <span className={`${typography.digits} ${styles.orderId}`} lang="en">
        {id}
      </span>
    </span>
  );
};
