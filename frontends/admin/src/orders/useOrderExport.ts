import { toast, useErrorText, useTranslate } from '@sargam/kit';
import { useState } from 'react';
import { toCsv, toTabbed } from '../export/cells.ts';
import { copyText, saveFile } from '../export/hand-over.ts';
import type { OrderKind } from './ask-orders.ts';
import type { Days } from './days.ts';
import { everyOrder } from './every-order.ts';
import { orderRows } from './order-rows.ts';

type Way = 'copy' | 'csv';

/** Copies or saves all orders of the chosen days, not only the page in view. */
export const useOrderExport = (kind: OrderKind, days: Days) => {
  const t = useTranslate();
  const errorText = useErrorText();
  const [busy, setBusy] = useState<Way>();

  const rows = async () => orderRows(await everyOrder(kind, days), t);

  const copy = async (): Promise<void> => {
    const taken = rows();
    await copyText(taken.then(toTabbed));
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
