import { Button, ErrorState, Text, typography, useErrorText, useI18n, useUser } from '@sargam/kit';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import { CsvButton, latinColumn, PlainTable, personColumn, type TableColumn } from '../table/index.ts';
import { couponColumn } from './coupon-column.tsx';
import styles from './orders.module.css';
import { useWaitingImports, type WaitingImport } from './useWaitingImports.ts';

const AskedBy = ({ requestedBy, requestedByName, requestedAt }: WaitingImport) => {
  const { format } = useI18n();
  return (
    <>
      <ScreenLink to={`/viewuser?id=${requestedBy}`} className={typography.bold}>
        {requestedByName}
      </ScreenLink>{' '}
      <time className={`${typography.digits} ${typography.noWrap}`} dateTime={requestedAt}>
        {format.shortDate(requestedAt)}
      </time>
    </>
  );
};

/** The imported orders that another admin has to accept. Takes no room while there is none. */
export const WaitingImports = () => {
  const { t, format } = useI18n();
  const errorText = useErrorText();
  const user = useUser();
  const { imports, error, retry, accept, accepting } = useWaitingImports();
  if (error) return <ErrorState retry={retry} text={errorText(error)} />;
  if (imports.length === 0) return null;
  const columns: TableColumn<WaitingImport>[] = [
    latinColumn({ key: 'reference', header: 'admin.imports.reference', text: ({ reference }) => reference }),
    personColumn({
      key: 'student',
      header: 'admin.imports.student',
      narrow: 'full',
      person: (one) => ({ id: one.userId, name: one.userName, email: one.userEmail }),
    }),
    { key: 'reason', header: 'admin.imports.reason', narrow: 'full', cell: ({ reason }) => reason },
    { key: 'asked', header: 'admin.imports.asked', narrow: 'full', cell: (one) => <AskedBy {...one} /> },
    {
      key: 'until',
      header: 'admin.imports.until',
      cell: ({ until }) => t('admin.imports.until_day', { day: format.shortDate(until) }),
    },
    couponColumn(({ cupon }) => cupon),
    {
      key: 'amount',
      header: 'admin.imports.amount',
      numeric: true,
      cell: ({ amount }) => format.money(amount),
    },
    {
      key: 'accept',
      header: 'admin.imports.accept',
      narrow: 'full',
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
    <section className={styles.waiting} aria-labelledby="waiting-imports">
      <div className={styles.waitingHead}>
        <h2 id="waiting-imports">{t('admin.imports.title')}</h2>
        <CsvButton of="admin.imports.title" url="/order/import/waiting" name="sargam-waiting-imports" />
      </div>
      <p className={`${typography.small} ${typography.muted}`}>{t('admin.imports.text')}</p>
      <PlainTable
        caption="admin.imports.title"
        columns={columns}
        rows={imports}
        rowKey={({ reference }) => reference}
      />
    </section>
  );
};
