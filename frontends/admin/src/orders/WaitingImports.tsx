import {
  Button,
  type Column,
  ErrorState,
  Table,
  Text,
  typography,
  useErrorText,
  useI18n,
  useUser,
} from '@sargam/kit';
import { Coupon } from './OrderTable.tsx';
import styles from './orders.module.css';
import { useWaitingImports, type WaitingImport } from './useWaitingImports.ts';

const AskedBy = ({ requestedByName, requestedAt }: WaitingImport) => {
  const { format } = useI18n();
  return (
    <>
      <span className={typography.bold}>{requestedByName}</span>{' '}
      <time className={`${typography.digits} ${typography.noWrap}`} dateTime={requestedAt}>
        {format.shortDate(requestedAt)}
      </time>
    </>
  );
};

const Student = ({ userName, userEmail }: WaitingImport) => (
  <>
    <span className={typography.bold}>{userName}</span>
    <span className={`${styles.email} ${typography.tiny} ${typography.faint}`} lang="en">
      {userEmail}
    </span>
  </>
);

/** The imported orders that another admin has to accept. Takes no room while there is none. */
export const WaitingImports = () => {
  const { t, format } = useI18n();
  const errorText = useErrorText();
  const user = useUser();
  const { imports, error, retry, accept, accepting } = useWaitingImports();
  if (error) return <ErrorState retry={retry} text={errorText(error)} />;
  if (imports.length === 0) return null;
  const columns: Column<WaitingImport>[] = [
    { header: 'admin.imports.reference', cell: ({ reference }) => <span lang="en">{reference}</span> },
    { header: 'admin.imports.student', narrowLayout: 'full', cell: (one) => <Student {...one} /> },
    { header: 'admin.imports.reason', narrowLayout: 'full', cell: ({ reason }) => reason },
    { header: 'admin.imports.asked', narrowLayout: 'full', cell: (one) => <AskedBy {...one} /> },
    {
      header: 'admin.imports.until',
      cell: ({ until }) => t('admin.imports.until_day', { day: format.shortDate(until) }),
    },
    { header: 'admin.orders.col.coupon', cell: ({ cupon }) => <Coupon cupon={cupon} /> },
    { header: 'admin.imports.amount', numeric: true, cell: ({ amount }) => format.money(amount) },
    {
      header: 'admin.imports.accept',
      narrowLayout: 'full',
      cell: (one) =>
        one.requestedBy === user?.id ? (
          <Text id="admin.imports.own" />
        ) : (
          <Button
            size="small"
            busy={accepting === one.reference}
            onClick={() => accept(one)}
            text="admin.imports.accept"
          />
        ),
    },
  ];
  return (
    <section className={`${styles.list} ${styles.waiting}`} aria-labelledby="waiting-imports">
      <h2 id="waiting-imports">{t('admin.imports.title')}</h2>
      <p className={`${typography.small} ${typography.muted}`}>{t('admin.imports.text')}</p>
      <Table
        caption="admin.imports.title"
        columns={columns}
        rows={imports}
        rowKey={({ reference }) => reference}
      />
    </section>
  );
};
