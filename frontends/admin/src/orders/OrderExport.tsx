import { Button, useTranslate } from '@sargam/kit';
import { IconCopy, IconFileTypeCsv } from '@tabler/icons-react';
import type { DateRange } from './date-range.ts';
import type { OrderKind } from './fetch-orders.ts';
import { useOrderExport } from './useOrderExport.ts';

export const OrderExport = ({ kind, days }: { kind: OrderKind; days: DateRange }) => {
  const t = useTranslate();
  const { busy, copy, save } = useOrderExport(kind, days);
  return (
    <div className="row">
      <Button variant="line" size="s" busy={busy === 'copy'} icon={<IconCopy aria-hidden />} onClick={copy}>
        {t('admin.export.copy')}
      </Button>
      <Button
        variant="line"
        size="s"
        busy={busy === 'csv'}
        icon={<IconFileTypeCsv aria-hidden />}
        onClick={save}
      >
        {t('admin.export.csv')}
      </Button>
    </div>
  );
};
