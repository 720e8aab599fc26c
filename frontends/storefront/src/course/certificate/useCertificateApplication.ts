import { api, isApiError, toast, unwrap, useErrorText, useStudent, useTranslate, useUser } from '@sargam/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { courseQuery } from '../../shared/course/useCourse.ts';
import { usePendingAction } from '../../shared/usePendingAction.ts';
import type { Course } from '../lessons.ts';

/** What the server says of an application, in words of ours; any other refusal is shown as it comes. */
const knownRefusals: ReadonlySet<string> = new Set(['lessons-unfinished', 'no-lessons-yet', 'not-enrolled']);

/** The application for a certificate. A visitor logs in first, and finds it made. */
export const useCertificateApplication = (course: Course) => {
  const t = useTranslate();
  const errorText = useErrorText();
  const user = useUser();
  const student = useStudent();
  const queries = useQueryClient();
  const left = course.videos?.filter(({ completed }) => !completed).length ?? 0;

  const asking = useMutation({
    mutationFn: (userEmail: string) => {
      const path = { userEmail, courseId: course._id, courseName: course.title };
      return unwrap(api.GET('/course/certificate/{userEmail}/{courseId}/{courseName}', { params: { path } }));
    },
    // Written into the course that is kept: to ask for it anew would change the addresses of a video that plays.
    onSuccess: ({ success }) => {
      const certificate: Course['certificate'] = success === 'provided' ? 'provided' : 'pending';
      queries.setQueryData(courseQuery(course._id).queryKey, (kept) => kept && { ...kept, certificate });
    },
    onError: (error) => {
      const known = isApiError(error) && knownRefusals.has(error.code);
      toast.error(known ? t(`storefront.certificate.${error.code}`, { count: left }) : errorText(error));
    },
  });

  const email = student?.email;
  const applyLater = usePendingAction('certificate', course._id, email, (address) => asking.mutate(address));
  const apply = (): void => {
    if (!email) return applyLater();
    if (!asking.isPending) asking.mutate(email);
  };

  return {
    /** Visitors, who are to log in first, and students who have or had the course. */
    offered: user === undefined || (student !== undefined && course.access != null),
    ...{ apply, left, busy: asking.isPending, answer: asking.data?.success ?? course.certificate },
  };
};
