import { Button } from '@sargam/kit';
import { IconCopy, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CsvButton } from './CsvButton.tsx';
import type { CsvExport } from './useCsvExport.ts';
import { type CopyRows, useRowCopy } from './useRowCopy.ts';

type Props<Row> = CopyRows<Row> & { csv?: CsvExport; children?: ReactNode };

/** Copy, CSV and print of a table. */
export const TableTools = <Row,>({ csv, children, ...rows }: Props<Row>) => {
  const copy = useRowCopy(rows);
  return (
    <>
      <Button
        variant="line"
        size="small"
        icon={<IconCopy aria-hidden />}
        onClick={copy}
        text="admin.export.copy"
      />
      {csv && <CsvButton {...csv} />}
      <Button
        variant="line"
        size="small"
        icon={<IconPrinter aria-hidden />}
        onClick={() => window.print()}
        text="admin.export.print"
      />
      {children}
    </>
  );
};
