import { type ApiSchemas, api } from '@sargam/kit';
import { type MessagePages, PAGE_SIZE, useMessagePages } from '../../messages/useMessagePages.ts';

export type InstructorMessage = ApiSchemas['StudentMessage'];

/** Unanswered messages with the longest wait first, or answered ones with the newest first. */
export const useInstructorMessages = (
  instructorId: string,
  isAnswered: boolean,
): MessagePages<InstructorMessage> => {
  const status = isAnswered ? 'true' : 'false';
  return useMessagePages(`/contact/mystudent/${instructorId}?status=${status}`, (page, signal) =>
    api.GET('/contact/mystudent/{instructorId}', {
      params: { path: { instructorId }, query: { status, page, limit: PAGE_SIZE } },
      signal,
    }),
  );
};
