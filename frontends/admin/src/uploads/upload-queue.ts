import { createStore, isApiError } from '@sargam/kit';
import { startVideoUpload, type VideoTransfer } from './tus-upload.ts';

export type VideoUpload = {
  key: string;
  file: File;
  /** `saving`: the server has the file, and the call that uses it runs. */
  state: 'waiting' | 'sending' | 'saving' | 'finished' | 'failed';
  percent: number;
  /** The id of a completely sent file. */
  uploadId?: string;
  error?: unknown;
};

/** Uses a completely sent file, for example as a new lesson. */
export type UseUpload = (uploadId: string, file: File) => Promise<unknown>;

const isActive = ({ state }: VideoUpload): boolean => state === 'sending' || state === 'saving';

/** Sends videos one after the other, in the order in which they were chosen, and uses each of them. */
export const createUploadQueue = (useUpload: UseUpload) => {
  const store = createStore<readonly VideoUpload[]>([]);
  const transfers = new Map<string, VideoTransfer>();
  const find = (key: string) => store.get().find((upload) => upload.key === key);
  const change = (key: string, part: Partial<VideoUpload>): void =>
    store.set(store.get().map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));

  const fail = (key: string, error: unknown): void => {
    change(key, { state: 'failed', error });
    startNext();
  };

  const save = async (key: string, uploadId: string): Promise<void> => {
    const upload = find(key);
    if (!upload) return;
    change(key, { state: 'saving', percent: 100, uploadId });
    try {
      await useUpload(uploadId, upload.file);
    } catch (error) {
      fail(key, error);
      return;
    }
    await transfers.get(key)?.forget();
    change(key, { state: 'finished' });
    startNext();
  };

  const send = async ({ key, file }: VideoUpload): Promise<void> => {
    change(key, { state: 'sending', percent: 0, error: undefined });
    const transfer = await startVideoUpload(file, {
      onPercent: (percent) => change(key, { percent }),
      onFinished: (uploadId) => void save(key, uploadId),
      onFailed: (error) => fail(key, error),
    });
    transfers.set(key, transfer);
    // The upload was removed from the list while the library was loading.
    if (!find(key)) await transfer.stop();
  };

  const startNext = (): void => {
    const uploads = store.get();
    const next = uploads.find(({ state }) => state === 'waiting');
    if (!next || uploads.some(isActive)) return;
    if (next.uploadId) void save(next.key, next.uploadId);
    else send(next).catch((error: unknown) => fail(next.key, error));
  };

  return {
    use: store.use,
    /** Whether a video waits or is being sent or saved. */
    useIsBusy: (): boolean => store.use().some(({ state }) => state !== 'finished' && state !== 'failed'),
    add: (files: readonly File[]): void => {
      const added = files.map(
        (file): VideoUpload => ({ key: crypto.randomUUID(), file, state: 'waiting', percent: 0 }),
      );
      store.set([...store.get(), ...added]);
      startNext();
    },
    retry: (key: string): void => {
      change(key, { state: 'waiting' });
      startNext();
    },
    /** Retries what failed because of the connection. */
    retryConnection: (): void => {
      for (const { key, state, error } of store.get())
        if (state === 'failed' && isApiError(error) && error.status === 0) change(key, { state: 'waiting' });
      startNext();
    },
    remove: (key: string): void => {
      void transfers.get(key)?.stop();
      store.set(store.get().filter((upload) => upload.key !== key));
      startNext();
    },
    removeFinished: (): void => store.set(store.get().filter(({ state }) => state !== 'finished')),
    /** Stops sending; the same file continues later. */
    stop: (): void => {
      store.set([]);
      for (const transfer of transfers.values()) void transfer.stop();
    },
  };
};

export type UploadQueue = ReturnType<typeof createUploadQueue>;
