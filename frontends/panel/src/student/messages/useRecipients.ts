import { useQuery } from '@tanstack/react-query';
import { classroomQuery, instructorsQuery } from '../../shared/queries.ts';

export type Recipient = { id: string; name: string };

/** The instructors of the student's courses, and all others who can be written to. */
export const useRecipients = (userId: string): { mine: Recipient[]; others: Recipient[] } => {
  const classroom = useQuery(classroomQuery(userId));
  const instructors = useQuery(instructorsQuery());
  const taught = new Set(classroom.data?.data.map(({ instructor }) => instructor));
  const all = (instructors.data?.data ?? []).map(({ _id, name }) => ({ id: _id, name }));
  return {
    mine: all.filter(({ id }) => taught.has(id)),
    others: all.filter(({ id }) => !taught.has(id)),
  };
};
