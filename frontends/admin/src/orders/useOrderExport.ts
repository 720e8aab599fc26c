import { toast, useErrorText, useTranslate } from '@sargam/kit';
import { useState } from 'react';
import { toCsv, toTsv } from '../export/cells.ts';
import { copyText, saveFile } from '../export/save-and-copy.ts';
import type { DateRange } from './date-range.ts';
import { buildExportRows } from './export-rows.ts';
import { fetchAllOrders } from './fetch-all-orders.ts';
import type { OrderKind } from './fetch-orders.ts';

type ExportKind = 'copy' | 'csv';

/** Copies or downloads all orders of the date range, not only the current page. */
export const useOrderExport = (kind: OrderKind, days: DateRange) => {
  const t = useTranslate();
  const errorText = useErrorText();
  const [busy, setBusy] = useState<ExportKind>();

  const fetchRows = async () => buildExportRows(await fetchAllOrders(kind, days), t);

  const copy = async (): Promise<void> => {
    const rows = fetchRows();
    await copyText(rows.then(toTsv));
    toast.success(t('admin.export.copied', { count: (await rows).length - 1 }));
  };

  const save = async (): Promise<void> => {
    const name = `sargam-${kind === 'paid' ? 'paid-orders' : 'orders'}-${days.from}-${days.to}.csv`;
    saveFile(name, toCsv(await fetchRows()), 'text/csv;charset=utf-8');
  };

  const run = async (exportKind: ExportKind): Promise<void> => {
    setBusy(exportKind);
    try {
      await (exportKind === 'copy' ? copy() : save());
    } catch (error) {
      toast.error(errorText(error));
    } finally {
      setBusy(undefined);
    }
  };

  return { busy, copy: () => void run('copy'), save: () => void run('csv') };
};
