import { useEffect, useEffectEvent, useState } from 'react';
import { createUploadQueue, type UploadQueue, type UseUpload } from './upload-queue.ts';

const useCloseQuestion = (isBusy: boolean): void =>
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);

/** The uploads of a page. They continue when the browser is online again, and stop when the page is left. */
export const useUploadQueue = (onSent: UseUpload): UploadQueue => {
  const useUpload = useEffectEvent(onSent);
  const [queue] = useState(() => createUploadQueue((uploadId, file) => useUpload(uploadId, file)));
  const isBusy = queue.use().some(({ state }) => state !== 'finished' && state !== 'failed');
  useCloseQuestion(isBusy);
  useEffect(() => {
    window.addEventListener('online', queue.retryConnection);
    return () => {
      window.removeEventListener('online', queue.retryConnection);
      queue.stop();
    };
  }, [queue]);
  return queue;
};
