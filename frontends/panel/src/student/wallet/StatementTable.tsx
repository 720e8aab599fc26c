import { type ApiSchemas, type Column, Link, layout, Table, Text, typography, useI18n } from '@sargam/kit';
import { purchaseUrl } from '../tabs.ts';
import { amountToShow } from './transaction-amount.ts';
import styles from './wallet.module.css';

type Transaction = ApiSchemas['WalletMovement'];

const Reason = ({ transaction: { kind, order } }: { transaction: Transaction }) => (
  <span className={styles.transaction}>
    <span>
      <Text id={`panel.wallet.kind.${kind}`} />
    </span>
    {order && (
      <Link className={typography.tiny} to={purchaseUrl(order)}>
        <Text id="panel.wallet.order" /> <span lang="en">{order}</span>
      </Link>
    )}
  </span>
);

const Change = ({ transaction }: { transaction: Transaction }) => {
  const { t, format } = useI18n();
  const { of, amount } = amountToShow(transaction);
  const signed = `${amount > 0 ? '+' : ''}${format.money(amount)}`;
  if (of !== 'change')
    return (
      <span className={`${typography.tiny} ${typography.faint}`}>
        {t(`panel.wallet.${of}_change`, { amount: signed })}
      </span>
    );
  return (
    <b className={amount > 0 ? `${typography.noWrap} ${styles.increase}` : typography.noWrap}>{signed}</b>
  );
};

const useColumns = (): Column<Transaction>[] => {
  const { t, format } = useI18n();
  return [
    {
      header: 'panel.purchases.date',
      cell: ({ date }) => (
        <time className={`${typography.digits} ${typography.muted}`} dateTime={date}>
          {format.dateTime(date)}
        </time>
      ),
      narrowLayout: 'full',
    },
    {
      header: 'panel.wallet.reason',
      cell: (transaction) => <Reason transaction={transaction} />,
      narrowLayout: 'full',
    },
    {
      header: 'panel.wallet.change',
      cell: (transaction) => <Change transaction={transaction} />,
      numeric: true,
    },
    {
      header: 'panel.wallet.after',
      cell: ({ balance }) => (
        <span className={`${typography.muted} ${typography.noWrap}`}>
          <span className={`${layout.phoneOnly} ${typography.tiny}`}>{t('panel.wallet.after')}: </span>
          {format.money(balance)}
        </span>
      ),
      numeric: true,
    },
  ];
};

export const StatementTable = ({ transactions }: { transactions: readonly Transaction[] }) => (
  <Table
    columns={useColumns()}
    rows={transactions}
    rowKey={({ _id }) => _id}
    caption="panel.wallet.statement"
  />
);
