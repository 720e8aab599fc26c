import { api, isApiError, toast, useErrorText, useStudent, useTranslate, useUser } from '@sargam/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { courseQuery } from '../../shared/queries.ts';
import { usePendingAction } from '../../shared/usePendingAction.ts';
import type { Course } from '../lessons.ts';

/** Error codes with translations; other errors show the server's text. */
const knownRefusals: ReadonlySet<string> = new Set(['lessons-unfinished', 'no-lessons-yet', 'not-enrolled']);

const applyForCertificate = (course: Course, userEmail: string) => {
  const path = { userEmail, courseId: course._id, courseName: course.title };
  return api.GET('/course/certificate/{userEmail}/{courseId}/{courseName}', { params: { path } });
};

/** For a visitor, the application is sent after the login. */
export const useCertificateApplication = (course: Course) => {
  const t = useTranslate();
  const errorText = useErrorText();
  const user = useUser();
  const student = useStudent();
  const queries = useQueryClient();
  const unfinishedLessons = course.videos?.filter(({ watched }) => !watched).length ?? 0;

  const mutation = useMutation({
    mutationFn: (userEmail: string) => applyForCertificate(course, userEmail),
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

  const email = student?.email;
  const applyAfterLogin = usePendingAction('certificate', course._id, email, (userEmail) =>
    mutation.mutate(userEmail),
  );
  const apply = (): void => {
    if (!email) return applyAfterLogin();
    if (!mutation.isPending) mutation.mutate(email);
  };

  return {
    /** For visitors, who log in first, and students who have or had the course. */
    isOffered: user === undefined || (student !== undefined && course.access != null),
    apply,
    unfinishedLessons,
    busy: mutation.isPending,
    status: mutation.data?.success ?? course.certificate,
  };
};
