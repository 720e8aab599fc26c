import { Badge, Button, IconButton, typography, useErrorText, useTranslate } from '@sargam/kit';
import { IconX } from '@tabler/icons-react';
import { UploadProgress } from './UploadProgress.tsx';
import type { VideoUpload } from './upload-queue.ts';
import styles from './uploads.module.css';
import { VideoFacts } from './VideoFacts.tsx';

type Props = { upload: VideoUpload; onRetry: () => void; onRemove: () => void };

const UploadState = ({ upload: { state, percent, file, error, uploadId } }: { upload: VideoUpload }) => {
  const t = useTranslate();
  const errorText = useErrorText();
  if (state === 'sending') return <UploadProgress percent={percent} name={file.name} />;
  if (state === 'finished' && uploadId) return <VideoFacts uploadId={uploadId} />;
  if (state === 'failed')
    return (
      <p role="alert" className={styles.failed}>
        {errorText(error)}
      </p>
    );
  return <p className={typography.muted}>{t(`admin.upload.${state}`)}</p>;
};

/** One video of the queue with its progress. */
export const UploadRow = ({ upload, onRetry, onRemove }: Props) => {
  const { file, state } = upload;
  return (
    <li className={styles.row}>
      <p className={styles.name} lang="en">
        {file.name}
      </p>
      <UploadState upload={upload} />
      <div className={styles.buttons}>
        {state === 'finished' && <Badge kind="success" text="admin.upload.finished" />}
        {state === 'failed' && <Button variant="line" size="small" text="kit.retry" onClick={onRetry} />}
        {state !== 'saving' && (
          <IconButton small label="kit.file.remove" values={{ name: file.name }} onClick={onRemove}>
            <IconX aria-hidden />
          </IconButton>
        )}
      </div>
    </li>
  );
};
