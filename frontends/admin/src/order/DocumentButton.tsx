import { Button, useLanguage } from '@sargam/kit';
import { IconDownload } from '@tabler/icons-react';
import { useFileDownload } from '../page/useFileDownload.ts';

type Props = {
  /** The path of the PDF without `/api/v1`. */
  path: string;
  /** The serial number, which is the name of the file. */
  number: string;
  text: string;
  small?: boolean;
};

/** Downloads an invoice or a credit note in the page's language. */
export const DocumentButton = ({ path, number, text, small }: Props) => {
  const language = useLanguage();
  const { isBusy, save } = useFileDownload();
  return (
    <Button
      variant="line"
      size={small ? 'small' : undefined}
      busy={isBusy}
      icon={<IconDownload aria-hidden />}
      onClick={() =>
        save({ path: `${path}?lang=${language}`, type: 'application/pdf', name: `${number}.pdf` })
      }
    >
      {text}
    </Button>
  );
};
