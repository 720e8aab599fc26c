import { downloadFile, toast, useErrorText } from '@sargam/kit';
import { saveFile } from '@sargam/kit/download';
import { useState } from 'react';

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
  const download = async ({ path, type, name }: Download, onSaved?: () => void): Promise<void> => {
    setBusy(true);
    try {
      saveFile(name, await downloadFile(path, type));
      onSaved?.();
    } catch (error) {
      toast.error(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save: (file: Download, onSaved?: () => void): void => void download(file, onSaved) };
};
