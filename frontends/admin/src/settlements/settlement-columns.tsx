import { Badge, Button, layout } from '@sargam/kit';
import { noonInDhaka } from '@sargam/kit/format';
import { DateCell, EmptyCell, moneyColumn, type TableColumn } from '../table/index.ts';
import { ReceiptButton } from './ReceiptButton.tsx';
import type { Settlement } from './SettlementList.tsx';

/** Noon in Dhaka of a day as `21-11-2026`. */
const noonOf = (day: string): string => noonInDhaka(day.split('-').reverse().join('-'));

const columns: TableColumn<Settlement>[] = [
  {
    key: 'date',
    header: 'admin.settlements.settleDate',
    fixed: true,
    cell: ({ settleDate }) => <DateCell at={noonOf(settleDate)} />,
    value: ({ settleDate }) => settleDate,
  },
  moneyColumn({
    key: 'amount',
    header: 'admin.settlements.settleAmount',
    taka: ({ settleAmount }) => settleAmount,
  }),
  moneyColumn({
    key: 'received',
    header: 'admin.settlements.receivedAmount',
    taka: ({ receivedAmount }) => receivedAmount,
  }),
  moneyColumn({ key: 'due', header: 'admin.analytics.due', taka: ({ due }) => due }),
  {
    key: 'remarks',
    header: 'admin.settlements.remarks',
    narrow: 'full',
    cell: ({ remarks }) => remarks || <EmptyCell />,
    value: ({ remarks }) => remarks,
  },
  {
    key: 'status',
    header: 'admin.orders.col.state',
    cell: ({ status }) => (
      <Badge
        kind={status ? 'success' : 'warning'}
        text={status ? 'admin.settlements.settled' : 'admin.settlements.not_settled'}
      />
    ),
    value: ({ status }, { t }) => t(status ? 'admin.settlements.settled' : 'admin.settlements.not_settled'),
  },
];

/** The columns of the settlements of an instructor. `settle` opens the dialog for a row that is not settled. */
export const settlementColumns = (settle: (row: Settlement) => void): TableColumn<Settlement>[] => [
  ...columns,
  {
    key: 'actions',
    header: 'admin.settlements.actions',
    hideHeader: true,
    fixed: true,
    narrow: 'full',
    cell: (row) => (
      <div className={layout.row}>
        {row.receipt && <ReceiptButton path={row.receipt} />}
        {!row.status && <Button size="small" onClick={() => settle(row)} text="admin.dashboard.settle" />}
      </div>
    ),
  },
];
