import { downloadFile, toast, useErrorText } from '@sargam/kit';
import { useState } from 'react';

type Download = {
  /** Without `/api/v1`. */
  path: string;
  /** The media type that the server answers. */
  type: string;
  /** The name of the saved file. */
  name: string;
};

/** Starts a download of the browser. */
const saveFile = (name: string, file: Blob): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the object URL after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
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
