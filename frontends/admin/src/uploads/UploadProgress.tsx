import { typography, useTranslate } from '@sargam/kit';
import styles from './uploads.module.css';

/** The progress of an upload, 0 to 100. */
export const UploadProgress = ({ percent, name }: { percent: number; name?: string }) => {
  const t = useTranslate();
  return (
    <div className={styles.progress}>
      <progress value={percent} max={100} aria-label={name ?? t('admin.upload.label')} />
      <span className={`${typography.small} ${typography.digits}`} aria-hidden="true">
        {percent > 0 ? t('admin.upload.progress', { percent }) : t('admin.upload.starting')}
      </span>
    </div>
  );
};
