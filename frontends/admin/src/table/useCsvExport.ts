import { downloadFile, toast, useErrorText, useTranslate } from '@sargam/kit';
import { useState } from 'react';
import { saveFile } from '../page/save-file.ts';

export type CsvExport = {
  /** The URL of the list call below `/api/v1`; its page and limit are ignored, and its order and filters apply. */
  url: string;
  /** The name of the file without `.csv`. */
  name: string;
};

/** The URL of the export, which has every row of the list. */
const exportUrl = (url: string): string => {
  const { pathname, searchParams } = new URL(url, 'http://list');
  searchParams.delete('page');
  searchParams.delete('limit');
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
};

/** Downloads every row of a list as CSV from the server (decision B28). An interrupted download is an error, never a shorter file. */
export const useCsvExport = ({ url, name }: CsvExport) => {
  const t = useTranslate();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      saveFile(`${name}.csv`, await downloadFile(exportUrl(url), 'text/csv'));
      toast.success(t('admin.export.saved', { name: `${name}.csv` }));
    } catch (error) {
      toast.error(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save: () => void save() };
};
