import { api, call, isApiError, toast, useErrorText, useText, useUser } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { keepDeed, takeDeed } from '../../shared/kept-deed.ts';
import { useLoginFirst } from '../../shared/login-first.ts';
import type { Course } from '../lessons.ts';

const STUDENT = 4;

/** What the server says of an application, in words of ours; any other refusal is shown as it comes. */
const refusals: ReadonlySet<string> = new Set(['lessons-unfinished', 'no-lessons-yet', 'not-enrolled']);

/** The application for a certificate. A visitor logs in first, and finds it made. */
export const useCertificate = (course: Course) => {
  const t = useText();
  const errorText = useErrorText();
  const loginFirst = useLoginFirst();
  const user = useUser();
  const student = user?.type === STUDENT ? user : undefined;
  const left = course.videos?.filter(({ completed }) => !completed).length ?? 0;

  const asking = useMutation({
    mutationFn: (userEmail: string) => {
      const path = { userEmail, courseId: course._id, courseName: course.title };
      return call(api.GET('/course/certificate/{userEmail}/{courseId}/{courseName}', { params: { path } }));
    },
    onError: (error) => {
      const known = isApiError(error) && refusals.has(error.code);
      toast.error(known ? t(`storefront.certificate.${error.code}`, { count: left }) : errorText(error));
    },
  });

  const apply = (): void => {
    if (student?.email) return asking.isPending ? undefined : asking.mutate(student.email);
    keepDeed('certificate', course._id);
    loginFirst();
  };
  // Whoever was sent to log in comes back to this page, and finds it asked for.
  const applyAsKept = useEffectEvent(() => {
    if (student?.email && takeDeed('certificate', course._id) !== undefined) asking.mutate(student.email);
  });
  useEffect(() => applyAsKept(), [student?.id, course._id]);

  return {
    /** Visitors, who are to log in first, and students who have or had the course. */
    offered: user === undefined || (student !== undefined && course.access != null),
    ...{ apply, left, busy: asking.isPending, answer: asking.data?.success },
  };
};
