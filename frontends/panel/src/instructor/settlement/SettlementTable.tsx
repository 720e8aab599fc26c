import { type ApiSchemas, Badge, Button, type Column, layout, Table, typography, useI18n } from '@sargam/kit';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useFileDownload } from '../../shared/useFileDownload.ts';

type Settlement = ApiSchemas['Settlement'];

const Receipt = ({ settlement: { receipt, settleDate } }: { settlement: Settlement }) => {
  const { t, format } = useI18n();
  const { isBusy, save } = useFileDownload();
  if (!receipt) return <span className={typography.faint}>{t('panel.settlement.no_receipt')}</span>;
  const path = receipt.replace(/^\/api\/v1/, '');
  return (
    <Button
      variant="line"
      size="small"
      busy={isBusy}
      icon={<IconFileTypePdf aria-hidden />}
      aria-label={t('panel.settlement.receipt_label', { date: format.digits(settleDate) })}
      onClick={() => save({ path, type: 'application/pdf', name: `receipt-${settleDate}.pdf` })}
      text="panel.settlement.receipt"
    />
  );
};

const useColumns = (): Column<Settlement>[] => {
  const { t, format } = useI18n();
  // On a phone the table has no header.
  const money = (header: string, read: (settlement: Settlement) => number): Column<Settlement> => ({
    header,
    numeric: true,
    cell: (settlement) => (
      <>
        <span className={`${layout.phoneOnly} ${typography.tiny} ${typography.faint}`}>{t(header)} </span>
        <span className={typography.noWrap}>{format.money(read(settlement))}</span>
      </>
    ),
  });
  return [
    {
      header: 'panel.settlement.date',
      cell: ({ settleDate }) => <span className={typography.digits}>{format.digits(settleDate)}</span>,
    },
    {
      header: 'panel.settlement.status',
      cell: ({ status }) => (
        <Badge
          kind={status ? 'success' : 'warning'}
          text={status ? 'panel.settlement.settled' : 'panel.settlement.not_settled'}
        />
      ),
    },
    money('panel.settlement.amount', (one) => one.settleAmount),
    money('panel.settlement.received', (one) => one.receivedAmount),
    { header: 'panel.settlement.remarks', cell: ({ remarks }) => remarks || '–', narrowLayout: 'full' },
    {
      header: 'panel.settlement.receipt',
      cell: (settlement) => <Receipt settlement={settlement} />,
      narrowLayout: 'full',
    },
  ];
};

/** Payouts, newest first. A settled row is final. */
export const SettlementTable = ({ settlements }: { settlements: readonly Settlement[] }) => (
  <Table
    columns={useColumns()}
    rows={settlements}
    rowKey={({ _id }) => _id}
    isHighlighted={({ status }) => status}
    caption="panel.instructor.tab.settlement"
  />
);
