import { toast, useErrorText, useTranslate } from '@sargam/kit';
import { useState } from 'react';
import { toCsv, toTsv } from '../export/cells.ts';
import { copyText, saveFile } from '../export/save-and-copy.ts';
import type { DateRange } from './date-range.ts';
import { buildExportRows } from './export-rows.ts';
import { fetchAllOrders } from './fetch-all-orders.ts';
import type { OrderKind } from './fetch-orders.ts';

type Way = 'copy' | 'csv';

/** Copies or saves all orders of the chosen days, not only the page in view. */
export const useOrderExport = (kind: OrderKind, days: DateRange) => {
  const t = useTranslate();
  const errorText = useErrorText();
  const [busy, setBusy] = useState<Way>();

  const rows = async () => buildExportRows(await fetchAllOrders(kind, days), t);

  const copy = async (): Promise<void> => {
    const taken = rows();
    await copyText(taken.then(toTsv));
    toast.success(t('admin.export.copied', { count: (await taken).length - 1 }));
  };

  const save = async (): Promise<void> => {
    const name = `sargam-${kind === 'paid' ? 'paid-orders' : 'orders'}-${days.from}-${days.to}.csv`;
    saveFile(name, toCsv(await rows()), 'text/csv;charset=utf-8');
  };

  const run = async (way: Way): Promise<void> => {
    setBusy(way);
    try {
      await (way === 'copy' ? copy() : save());
    } catch (error) {
      toast.error(errorText(error));
    } finally {
      setBusy(undefined);
    }
  };

  return { busy, copy: () => void run('copy'), save: () => void run('csv') };
};
