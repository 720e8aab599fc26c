import { lazyPart, useStudent } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ownReviewQuery } from './queries.ts';

const OwnReview = lazyPart(() => import('./OwnReview.tsx'));

/** The student's own review; its script is loaded for students only. */
export const OwnReviewPart = ({ course }: { course: string }) => {
  const student = useStudent();
  const { data } = useQuery({ ...ownReviewQuery(course), enabled: student !== undefined });
  return student && data ? (
    <Suspense>
      <OwnReview course={course} own={data} />
    </Suspense>
  ) : null;
};
