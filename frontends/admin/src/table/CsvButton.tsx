import { Button, useTranslate } from '@sargam/kit';
import { IconFileTypeCsv } from '@tabler/icons-react';
import { type CsvExport, useCsvExport } from './useCsvExport.ts';

type Props = CsvExport & {
  /** The text key of the list, where a screen has several. */
  of?: string;
};

/** Downloads every row of a list as CSV. */
export const CsvButton = ({ of, ...csv }: Props) => {
  const t = useTranslate();
  const { isBusy, save } = useCsvExport(csv);
  return (
    <Button
      variant="line"
      size="small"
      busy={isBusy}
      aria-label={of && `${t('admin.export.csv')}: ${t(of)}`}
      icon={<IconFileTypeCsv aria-hidden />}
      onClick={save}
      text="admin.export.csv"
    />
  );
};
