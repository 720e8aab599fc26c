import { Button, useTranslate } from '@sargam/kit';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useDownloadDocument } from './useDownloadDocument.ts';

/** Downloads the credit note of a refund as a PDF. */
export const CreditNoteButton = ({ refund, number }: { refund: string; number: string }) => {
  const t = useTranslate();
  const { busy, save } = useDownloadDocument({ kind: 'credit-note', id: refund, number });
  return (
    <Button variant="ghost" size="s" busy={busy} icon={<IconFileTypePdf aria-hidden />} onClick={save}>
      {t('panel.purchases.credit_note')} <span lang="en">{number}</span>
    </Button>
  );
};
