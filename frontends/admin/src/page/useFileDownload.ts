import { downloadFile, toast, useErrorText } from '@sargam/kit';
import { useState } from 'react';
import { saveFile } from './save-file.ts';

type Download = {
  /** Without `/api/v1`. */
  path: string;
  /** The media type that the server answers. */
  type: string;
  /** The name of the saved file. */
  name: string;
};

/** Downloads a file of the API, which a link cannot do because the request needs the token. An error is shown as a toast. */
export const useFileDownload = () => {
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const download = async ({ path, type, name }: Download): Promise<void> => {
    setBusy(true);
    try {
      saveFile(name, await downloadFile(path, type));
    } catch (error) {
      toast.error(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save: (file: Download): void => void download(file) };
};
