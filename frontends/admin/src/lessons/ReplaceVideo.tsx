import { type ApiSchemas, api, formBody, toast, typography, useTranslate } from '@sargam/kit';
import { draftQuery } from '../course-editor/course-for-editor.ts';
import { refetchStartingWith } from '../form/index.ts';
import { useUploadQueue, VideoUploads } from '../uploads/index.ts';
import type { Lesson } from './lesson.ts';
import styles from './lessons.module.css';

/** Replaces the video of a lesson after it has been sent; the progress of the students stays. */
export const ReplaceVideo = ({ lesson: { _id, videoName } }: { lesson: Lesson }) => {
  const t = useTranslate();
  const queue = useUploadQueue(async (upload) => {
    await api.POST('/course/lesson/video/{id}', {
      params: { path: { id: _id }, query: draftQuery },
      ...formBody<ApiSchemas['VideoForm']>({ upload }),
    });
    toast.success(t('admin.course.updated'));
    await refetchStartingWith('/course/');
  });
  return (
    <div className={styles.panel}>
      {videoName && (
        <p className={typography.muted}>{t('admin.lessons.present_video', { name: videoName })}</p>
      )}
      <VideoUploads queue={queue} label="admin.lessons.new_video" single />
    </div>
  );
};
