import { Button, useTranslate } from '@sargam/kit';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useDownloadDocument } from './useDownloadDocument.ts';

type Props = { kind: 'invoice' | 'gift-invoice'; id: string; number: string };

/** Downloads the invoice of an order as a PDF. */
export const InvoiceButton = ({ kind, id, number }: Props) => {
  const t = useTranslate();
  const { busy, save } = useDownloadDocument({ kind, id, number });
  return (
    <Button
      variant="line"
      size="small"
      busy={busy}
      icon={<IconFileTypePdf aria-hidden />}
      aria-label={t('panel.purchases.invoice_label', { number })}
      onClick={save}
      text="panel.purchases.invoice"
    />
  );
};
