import { Button } from '@sargam/kit';
import { IconCopy, IconFileTypeCsv, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type CsvExport, useCsvExport } from './useCsvExport.ts';
import { type CopyRows, useRowCopy } from './useRowCopy.ts';

const CsvButton = (csv: CsvExport) => {
  const { isBusy, save } = useCsvExport(csv);
  return (
    <Button
      variant="line"
      size="small"
      busy={isBusy}
      icon={<IconFileTypeCsv aria-hidden />}
      onClick={save}
      text="admin.export.csv"
    />
  );
};

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
