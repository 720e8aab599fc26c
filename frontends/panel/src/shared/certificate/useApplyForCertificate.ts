import { type ApiSchemas, api, toast, useStudent, useTranslate } from '@sargam/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidatePaths } from '../invalidate-paths.ts';
import { courseQuery } from '../queries.ts';
import { useFailureText } from '../useFailureText.ts';

/**
 * Applies for the certificate of a course; a repeat changes nothing. The cached course is updated without a refetch, which would
 * change the signed URL of the playing video.
 */
export const useApplyForCertificate = ({
  _id: courseId,
  title: courseName,
}: {
  _id: string;
  title: string;
}) => {
  const t = useTranslate();
  const student = useStudent();
  const client = useQueryClient();
  const failureText = useFailureText({
    'lessons-unfinished': 'panel.certificate.unfinished',
    'no-lessons-yet': 'panel.certificate.no_lessons',
    'not-enrolled': 'panel.lesson.buy_first',
  });
  return useMutation({
    mutationFn: () => {
      const path = { userEmail: student?.email ?? '', courseId, courseName };
      return api.GET('/course/certificate/{userEmail}/{courseId}/{courseName}', { params: { path } });
    },
    onSuccess: async ({ success }) => {
      toast.success(t(`panel.certificate.answer.${success}`));
      const certificate = success === 'provided' ? ('provided' as const) : ('pending' as const);
      client.setQueryData<ApiSchemas['CourseDetail']>(
        courseQuery(courseId).queryKey,
        (course) => course && { ...course, certificate },
      );
      await invalidatePaths('/learning/classroom/');
    },
    onError: (error) => toast.error(failureText(error)),
  });
};
