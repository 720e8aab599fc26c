import type { HandlerDeps } from '../../routing/handler-deps.ts';
import type { AccessEnds } from './order-mapping.ts';

/** When the student's access to each course ends; empty where learning does not say in time. */
export const loadAccessEnds = async (
  { learning, callOptional }: HandlerDeps,
  studentId: string,
): Promise<AccessEnds> => {
  const answer = await callOptional('enrolments', (extras) => learning.listEnrolments({ studentId }, extras));
  return new Map(
    (answer?.enrolments ?? []).flatMap(({ courseId, endsAt }) => (endsAt ? [[courseId, endsAt]] : [])),
  );
};
