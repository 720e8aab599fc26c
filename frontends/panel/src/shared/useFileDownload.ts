import { downloadFile, toast } from '@sargam/kit';
import { saveFile } from '@sargam/kit/download';
import { useMutation } from '@tanstack/react-query';
import { useFailureText } from './useFailureText.ts';

type ApiFile = {
  /** Without `/api/v1`. */
  path: string;
  type: 'application/pdf' | 'text/csv';
  name: string;
};

/** Downloads a file of the API. A plain link is not possible, because the request needs the session token. */
export const useFileDownload = () => {
  const failureText = useFailureText();
  const mutation = useMutation({
    mutationFn: ({ path, type }: ApiFile) => downloadFile(path, type),
    onSuccess: (file, { name }) => saveFile(name, file),
    onError: (error) => void toast.error(failureText(error)),
  });
  return { isBusy: mutation.isPending, save: (file: ApiFile): void => mutation.mutate(file) };
};
