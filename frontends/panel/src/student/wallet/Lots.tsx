import { type ApiSchemas, daysUntil, layout, typography, useI18n } from '@sargam/kit';
import { IconGift, IconReceiptRefund, IconUsers } from '@tabler/icons-react';
import styles from './wallet.module.css';

const icons = { gift: IconGift, refund: IconReceiptRefund, referral: IconUsers };
const SOON_DAYS = 30;

const Lot = ({ lot: { bucket, amount, expiresAt } }: { lot: ApiSchemas['WalletLot'] }) => {
  const { t, format } = useI18n();
  const Icon = icons[bucket];
  const soon = expiresAt !== null && daysUntil(expiresAt) < SOON_DAYS;
  return (
    <li className={soon ? `${styles.lot} ${styles.soon}` : styles.lot}>
      <Icon aria-hidden />
      <span className={layout.grow}>
        <b className={typography.bold}>{t(`panel.wallet.bucket.${bucket}`)}</b>
        <span className={typography.tiny}>
          {expiresAt
            ? t('panel.wallet.until', { date: format.date(expiresAt) })
            : t('panel.wallet.no_expiry')}
        </span>
      </span>
      <b className={`${typography.digits} ${typography.noWrap}`}>{format.money(amount)}</b>
    </li>
  );
};

/** The parts of the balance in spending order: earliest expiry first. */
export const Lots = ({ lots }: { lots: readonly ApiSchemas['WalletLot'][] }) => {
  const { t } = useI18n();
  if (lots.length === 0) return null;
  return (
    <div className={styles.lots}>
      <h3>{t('panel.wallet.lots')}</h3>
      <ul>
        {lots.map((lot) => (
          <Lot key={`${lot.bucket}${lot.expiresAt}`} lot={lot} />
        ))}
      </ul>
      <p className={`${typography.tiny} ${typography.faint}`}>{t('panel.wallet.lots_text')}</p>
    </div>
  );
};
