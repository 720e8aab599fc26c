import { api, typography, useTranslate } from '@sargam/kit';
import { VideoUploads } from '../uploads/index.ts';
import type { CourseFormState } from './CourseForm.tsx';
import type { CourseVideosState } from './useCourseVideos.ts';

type Props = { form: CourseFormState; videos: CourseVideosState };

/** Videos that become lessons when the form is saved. A removed one is deleted on the server. */
export const CourseVideos = ({ form, videos: { queue, readyCount, remove } }: Props) => {
  const t = useTranslate();
  const error = form.formState.errors.uploads?.message;
  return (
    <>
      <VideoUploads
        queue={queue}
        label="admin.course_form.videos"
        error={readyCount === 0 && error ? t(error) : undefined}
        onRemove={({ uploadId }) => {
          if (!uploadId) return;
          remove(uploadId);
          // An upload that stays on the server is removed there after 24 hours.
          api.DELETE('/uploads/{id}', { params: { path: { id: uploadId } } }).catch(() => undefined);
        }}
      />
      {readyCount > 0 && (
        <output className={`${typography.small} ${typography.muted}`}>
          {t('admin.course_form.videos_ready', { count: readyCount })}
        </output>
      )}
    </>
  );
};
