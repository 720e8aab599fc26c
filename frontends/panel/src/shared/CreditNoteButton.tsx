import { Button, Text } from '@sargam/kit';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useDownloadDocument } from './useDownloadDocument.ts';

/** Downloads the credit note of a refund as a PDF. */
export const CreditNoteButton = ({ refund, number }: { refund: string; number: string }) => {
  const { busy, save } = useDownloadDocument({ kind: 'credit-note', id: refund, number });
  return (
    <Button variant="ghost" size="small" busy={busy} icon={<IconFileTypePdf aria-hidden />} onClick={save}>
      <Text id="panel.purchases.credit_note" /> <span lang="en">{number}</span>
    </Button>
  );
};
