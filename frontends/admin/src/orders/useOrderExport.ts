import { queryClient, toast, useErrorText, useTranslate } from '@sargam/kit';
import { useState } from 'react';
import { toCsv, toTsv } from '../export/cells.ts';
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

/** Downloads a text as a CSV file. */
const saveCsv = (name: string, text: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  // The browser reads the object URL after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

/**
 * Copies a text that is still loading. Browsers allow copying only during a user activation; a ClipboardItem with a
 * promise keeps the activation until the text is loaded.
 */
const copyText = async (text: Promise<string>): Promise<void> => {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((loaded) => new Blob([loaded], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
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
    saveCsv(name, toCsv(await fetchRows()));
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
