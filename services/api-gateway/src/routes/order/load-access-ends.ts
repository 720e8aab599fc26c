import type { HandlerDeps } from '../../routing/handler-deps.ts';
import type { AccessEnds } from './order-response.ts';

/** The end of the student's access per course; empty when learning is unavailable. */
export const loadAccessEnds = async (
  { learning, callOptional }: HandlerDeps,
  studentId: string,
): Promise<AccessEnds> => {
  const response = await callOptional('enrolments', (options) =>
    learning.listEnrolments({ studentId }, options),
  );
  return new Map(
    (response?.enrolments ?? []).flatMap(({ courseId, endsAt }) => (endsAt ? [[courseId, endsAt]] : [])),
  );
};
