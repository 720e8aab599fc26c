import type { HandlerDeps } from '../../routing/handler-deps.ts';
import type { AccessEnds } from './order-mapping.ts';

/** The end of the student's access per course; empty if learning does not answer in time. */
export const loadAccessEnds = async (
  { learning, callOptional }: HandlerDeps,
  studentId: string,
): Promise<AccessEnds> => {
  const answer = await callOptional('enrolments', (extras) => learning.listEnrolments({ studentId }, extras));
  return new Map(
    (answer?.enrolments ?? []).flatMap(({ courseId, endsAt }) => (endsAt ? [[courseId, endsAt]] : [])),
  );
};
