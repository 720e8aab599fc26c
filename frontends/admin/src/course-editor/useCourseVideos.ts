import { useWatch } from '@sargam/kit/forms';
import { useEffect } from 'react';
import { useUploadQueue } from '../uploads/index.ts';
import type { CourseFormState } from './CourseForm.tsx';

/** The videos of the form: sent ones are in the field `uploads` and become lessons when the form is saved. */
export const useCourseVideos = (form: CourseFormState) => {
  const uploads = useWatch({ control: form.control, name: 'uploads' });
  const change = (next: (ids: string[]) => string[]): void =>
    form.setValue('uploads', next(form.getValues('uploads')), { shouldDirty: true });
  const queue = useUploadQueue(async (uploadId) => change((ids) => [...ids, uploadId]));
  const isEmpty = uploads.length === 0;
  // Saved videos are lessons.
  useEffect(() => {
    if (isEmpty) queue.removeFinished();
  }, [isEmpty, queue]);
  return {
    queue,
    isBusy: queue.useIsBusy(),
    readyCount: uploads.length,
    remove: (uploadId: string) => change((ids) => ids.filter((id) => id !== uploadId)),
  };
};

export type CourseVideosState = ReturnType<typeof useCourseVideos>;
