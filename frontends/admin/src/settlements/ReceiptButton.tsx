import { Button } from '@sargam/kit';
import { IconDownload } from '@tabler/icons-react';
import { useFileDownload } from '../page/useFileDownload.ts';

type Props = {
  /** The path of the receipt, with `/api/v1`. */
  path: string;
};

/** Downloads the receipt of a settlement. */
export const ReceiptButton = ({ path }: Props) => {
  const { isBusy, save } = useFileDownload();
  return (
    <Button
      variant="line"
      size="small"
      busy={isBusy}
      icon={<IconDownload aria-hidden />}
      onClick={() =>
        save({ path: path.replace(/^\/api\/v1/, ''), type: 'application/pdf', name: 'settlement.pdf' })
      }
      text="admin.settlements.receipt"
    />
  );
};
