import { toast, useTranslate } from '@sargam/kit';
import { useFileDownload } from '../page/useFileDownload.ts';

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
  const { isBusy, save } = useFileDownload();
  const file = { path: exportUrl(url), type: 'text/csv', name: `${name}.csv` };
  return {
    isBusy,
    save: (): void => save(file, () => toast.success(t('admin.export.saved', { name: file.name }))),
  };
};
