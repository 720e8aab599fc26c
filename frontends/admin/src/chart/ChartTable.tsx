import { PlainTable, type TableColumn } from '../table/index.ts';
import type { ChartProps } from './chart-props.ts';

type Row = { label: string; index: number };

/** The values of a chart as a table. */
export const ChartTable = ({ title, labelHeader, labels, series, format }: ChartProps) => {
  const columns: TableColumn<Row>[] = [
    { key: 'label', header: labelHeader, cell: ({ label }) => label },
    ...series.map(
      ({ key, name, values }): TableColumn<Row> => ({
        key,
        header: title,
        name,
        numeric: true,
        cell: ({ index }) => format(values[index] ?? 0),
      }),
    ),
  ];
  return (
    <PlainTable
      caption={title}
      columns={columns}
      rows={labels.map((label, index) => ({ label, index }))}
      rowKey={({ index }) => String(index)}
    />
  );
};
