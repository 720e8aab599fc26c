import { api, isApiError, toast, useErrorText, useTranslate } from '@sargam/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { courseQuery } from '../../shared/queries.ts';
import type { Course } from '../lessons.ts';

/** Error codes with translations; other errors show the server's text. */
const knownRefusals: ReadonlySet<string> = new Set(['lessons-unfinished', 'no-lessons-yet', 'not-enrolled']);

const applyForCertificate = (course: Course, userEmail: string) => {
  const path = { userEmail, courseId: course._id, courseName: course.title };
  return api.GET('/course/certificate/{userEmail}/{courseId}/{courseName}', { params: { path } });
};

/** The application of a student for the certificate of a course. */
export const useCertificateApplication = (course: Course, email: string) => {
  const t = useTranslate();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const unfinishedLessons = course.videos?.filter(({ watched }) => !watched).length ?? 0;

  const mutation = useMutation({
    mutationFn: () => applyForCertificate(course, email),
    // Updates the cache without a refetch: a refetch would change the signed URL of the playing video.
    onSuccess: ({ success }) => {
      const certificate: Course['certificate'] = success === 'provided' ? 'provided' : 'pending';
      queries.setQueryData(
        courseQuery(course._id).queryKey,
        (cached) => cached && { ...cached, certificate },
      );
    },
    onError: (error) => {
      const isKnown = isApiError(error) && knownRefusals.has(error.code);
      toast.error(
        isKnown ? t(`storefront.certificate.${error.code}`, { count: unfinishedLessons }) : errorText(error),
      );
    },
  });
  const apply = (): void => {
    if (!mutation.isPending) mutation.mutate();
  };

  return {
    apply,
    unfinishedLessons,
    busy: mutation.isPending,
    status: mutation.data?.success ?? course.certificate,
  };
};
