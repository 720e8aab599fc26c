import { useEffect, useEffectEvent, useState } from 'react';
import { useCloseQuestion } from '../form/index.ts';
import { createUploadQueue, type UploadQueue, type UseUpload } from './upload-queue.ts';

/** The uploads of a page. They continue when the browser is online again, and stop when the page is left. */
export const useUploadQueue = (onSent: UseUpload): UploadQueue => {
  const useUpload = useEffectEvent(onSent);
  const [queue] = useState(() => createUploadQueue((uploadId, file) => useUpload(uploadId, file)));
  useCloseQuestion(queue.useIsBusy());
  useEffect(() => {
    window.addEventListener('online', queue.retryConnection);
    return () => {
      window.removeEventListener('online', queue.retryConnection);
      queue.stop();
    };
  }, [queue]);
  return queue;
};
