import { queryClient, toast, useErrorText, useTranslate } from '@sargam/kit';
import { useState } from 'react';
import { toCsv, toTsv } from '../export/cells.ts';
import { copyText, saveFile } from '../export/save-and-copy.ts';
import type { DateRange } from './date-range.ts';
import { buildExportRows } from './export-rows.ts';
import { type Order, type OrderKind, ordersQuery } from './orders-query.ts';

const PAGE_SIZE = 500;
/** Each export fetches once, and fails immediately while offline. */
const uncached = { staleTime: 0, gcTime: 0, retry: false, networkMode: 'always' } as const;

/** Fetches all orders of a date range, for copy and export. A new order shifts the pages during the fetch, so duplicates are removed by id. */
const fetchAllOrders = async (kind: OrderKind, range: DateRange): Promise<Order[]> => {
  const orders = new Map<string, Order>();
  for (let page = 1; ; page++) {
    const query = ordersQuery({ kind, range, page, limit: PAGE_SIZE });
    const { data, total } = await queryClient.fetchQuery({ ...query, ...uncached });
    for (const order of data) orders.set(order._id, order);
    if (data.length < PAGE_SIZE || page * PAGE_SIZE >= total) return [...orders.values()];
  }
};

type ExportKind = 'copy' | 'csv';

/** Copies or downloads all orders of the date range, not only the current page. */
export const useOrderExport = (kind: OrderKind, range: DateRange) => {
  const t = useTranslate();
  const errorText = useErrorText();
  const [busy, setBusy] = useState<ExportKind>();

  const fetchRows = async () => buildExportRows(await fetchAllOrders(kind, range), t);

  const copy = async (): Promise<void> => {
    const rows = fetchRows();
    await copyText(rows.then(toTsv));
    toast.success(t('admin.export.copied', { count: (await rows).length - 1 }));
  };

  const save = async (): Promise<void> => {
    const name = `sargam-${kind === 'paid' ? 'paid-orders' : 'orders'}-${range.from}-${range.to}.csv`;
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
