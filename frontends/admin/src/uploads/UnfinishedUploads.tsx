import { api, Button, isApiError, toast, typography, useErrorText, useTranslate } from '@sargam/kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { forgetUnfinishedUpload, listUnfinishedUploads, type UnfinishedUpload } from './tus-upload.ts';
import styles from './uploads.module.css';

const QUERY_KEY = ['unfinished-uploads'];

type Progress = UnfinishedUpload & { percent: number };

/** An upload that the server has removed, or that belongs to another person, is forgotten. */
const readProgress = async (upload: UnfinishedUpload): Promise<Progress[]> => {
  try {
    const { offset, size } = await api.GET('/uploads/{id}', { params: { path: { id: upload.id } } });
    return [{ ...upload, percent: Math.floor((offset / size) * 100) }];
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error;
    forgetUnfinishedUpload(upload);
    return [];
  }
};

const listProgress = async (): Promise<Progress[]> =>
  (await Promise.all((await listUnfinishedUploads()).map(readProgress))).flat();

const discard = async (upload: UnfinishedUpload): Promise<void> => {
  try {
    await api.DELETE('/uploads/{id}', { params: { path: { id: upload.id } } });
  } catch (error) {
    // The server keeps a video that a lesson uses, and no longer knows an expired upload.
    if (!isApiError(error) || error.status === 0 || error.status >= 500) throw error;
  }
  forgetUnfinishedUpload(upload);
};

/** Uploads of this browser that a reload or a closed window has interrupted. The person chooses the file again to continue. */
export const UnfinishedUploads = ({ isIdle }: { isIdle: boolean }) => {
  const t = useTranslate();
  const client = useQueryClient();
  const errorText = useErrorText();
  const removeUpload = async (upload: UnfinishedUpload): Promise<void> => {
    await discard(upload).catch((error: unknown) => toast.error(errorText(error)));
    await client.invalidateQueries({ queryKey: QUERY_KEY });
  };
  const { data = [] } = useQuery({
    queryKey: QUERY_KEY,
    queryFn: listProgress,
    enabled: isIdle,
    retry: false,
  });
  if (!isIdle || data.length === 0) return null;
  return (
    <section className={styles.unfinished} aria-label={t('admin.upload.unfinished')}>
      <p>{t('admin.upload.unfinished_text')}</p>
      <ul className={styles.list}>
        {data.map((upload) => (
          <li key={upload.storageKey} className={styles.row}>
            <p className={styles.name} lang="en">
              {upload.name}
            </p>
            <span className={`${typography.small} ${typography.muted}`}>
              {t('admin.upload.arrived', { percent: upload.percent })}
            </span>
            <Button
              variant="line"
              size="small"
              text="admin.upload.discard"
              onClick={() => void removeUpload(upload)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
