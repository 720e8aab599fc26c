import { type ApiSchemas, api, toast, useTranslate } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { invalidatePaths } from '../../shared/invalidate-paths.ts';
import { useFailureText } from '../../shared/useFailureText.ts';

const changed = 'panel.teaching.failure.changed';
const incomplete = 'panel.teaching.failure.incomplete';
const failures = {
  'version-outdated': changed,
  'submission-outdated': changed,
  'course-has-no-lesson': incomplete,
  'course-has-no-price': incomplete,
  'course-incomplete': incomplete,
};

/** Sends an own course to the admins, or takes it back. */
export const useSubmission = ({ _id: id, version }: ApiSchemas['TaughtCourse']) => {
  const t = useTranslate();
  const failureText = useFailureText(failures);
  const params = { params: { path: { id } }, body: { version } };
  const options = (saved: string) => ({
    onSuccess: () => void toast.success(t(saved)),
    onError: (error: unknown) => void toast.error(failureText(error)),
    onSettled: () => invalidatePaths('/analytics/teaching/', '/course/'),
  });
  return {
    send: useMutation({
      mutationFn: () => api.POST('/course/submission/send/{id}', params),
      ...options('panel.teaching.sent'),
    }),
    takeBack: useMutation({
      mutationFn: () => api.POST('/course/submission/take-back/{id}', params),
      ...options('panel.teaching.taken_back'),
    }),
  };
};
