import { useTranslate } from '@sargam/kit';
import { FileField } from '@sargam/kit/fields';
import { UnfinishedUploads } from './UnfinishedUploads.tsx';
import { UploadRow } from './UploadRow.tsx';
import type { UploadQueue, VideoUpload } from './upload-queue.ts';
import styles from './uploads.module.css';

type Props = {
  queue: UploadQueue;
  /** The text key of the label. */
  label: string;
  error?: string;
  /** One file only. */
  single?: boolean;
  onRemove?: (upload: VideoUpload) => void;
};

/** Chooses videos and shows their progress. */
export const VideoUploads = ({ queue, label, error, single, onRemove }: Props) => {
  const t = useTranslate();
  const uploads = queue.use();
  const remove = (upload: VideoUpload): void => {
    queue.remove(upload.key);
    onRemove?.(upload);
  };
  return (
    <div className={styles.uploads}>
      <FileField
        label={t(label)}
        hint={t('admin.upload.hint')}
        error={error}
        accept="video/mp4"
        multiple={!single}
        value={[]}
        onChange={queue.add}
      />
      {uploads.length > 0 && (
        <ul className={styles.list} aria-label={t('admin.upload.label')}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => queue.retry(upload.key)}
              onRemove={() => remove(upload)}
            />
          ))}
        </ul>
      )}
      <UnfinishedUploads isIdle={uploads.length === 0} />
    </div>
  );
};
