import type { Gateway } from '../../gateway.ts';
import type { AccessEnds } from './order-mapping.ts';

/** When the student's access to each course ends; empty where learning does not say in time. */
export const accessEndsOf = async (
  { learning, optional }: Gateway,
  studentId: string,
): Promise<AccessEnds> => {
  const answer = await optional('enrolments', (extras) => learning.listEnrolments({ studentId }, extras));
  return new Map(
    (answer?.enrolments ?? []).flatMap(({ courseId, endsAt }) => (endsAt ? [[courseId, endsAt]] : [])),
  );
};
