import { discountPercent } from '../../format/index.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';
import { Badge } from '../Badge/Badge.tsx';
import styles from './price.module.css';

type Amounts = { price: number; oldPrice?: number | null };

/** A price in taka, with a higher old price struck through. */
export const Price = ({ price, oldPrice }: Amounts) => {
  const t = useTranslate();
  const format = useFormat();
  return (
    <p className={`${styles.price} ${typography.digits}`}>
      <b>{format.money(price)}</b>{' '}
      {oldPrice && oldPrice > price ? (
        <s>
          <span className={layout.visuallyHidden}>{t('kit.price.old')} </span>
          {format.money(oldPrice)}
        </s>
      ) : null}
    </p>
  );
};

/** The discount, such as −25%; renders nothing without a discount. */
export const DiscountBadge = ({ price, oldPrice }: Amounts) => {
  const t = useTranslate();
  const format = useFormat();
  const percent = discountPercent(price, oldPrice ?? undefined);
  if (!percent) return null;
  return (
    <Badge kind="accent">
      <span className={typography.digits} aria-hidden="true">
        {`−${format.count(percent)}%`}
      </span>
      <span className={layout.visuallyHidden}>{t('kit.price.off', { percent })}</span>
    </Badge>
  );
};
