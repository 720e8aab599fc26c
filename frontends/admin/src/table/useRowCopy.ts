import { toast, useI18n } from '@sargam/kit';
import { toTsv } from './cells.ts';
import { columnName, type TableColumn } from './table-column.ts';

/** The copy contains at most this many rows (decision B28). */
const MAX_ROWS = 1_000;

export type CopyRows<Row> = { columns: readonly TableColumn<Row>[]; rows: readonly Row[] };

/** Copies the rows that are shown to the clipboard, with a header row, as tab-separated values. */
export const useRowCopy = <Row>({ columns, rows }: CopyRows<Row>): (() => void) => {
  const texts = useI18n();
  const { t } = texts;
  const copy = async (): Promise<void> => {
    const shown = rows.slice(0, MAX_ROWS);
    const copied = columns.filter(({ value }) => value);
    const lines = shown.map((row) => copied.map(({ value }) => value?.(row, texts) ?? ''));
    try {
      await navigator.clipboard.writeText(toTsv([copied.map((column) => columnName(column, t)), ...lines]));
      toast.success(t('admin.export.copied', { count: shown.length }));
    } catch {
      toast.error(t('admin.export.copy_failed'));
    }
  };
  return () => void copy();
};
