import { type ApiSchemas, api } from '@sargam/kit';
import { type MessagePages, PAGE_SIZE, useMessagePages } from '../../messages/useMessagePages.ts';

export type StudentMessages = MessagePages<ApiSchemas['StudentMessage']>;

const params = (userId: string, page: number) => ({ path: { userId }, query: { page, limit: PAGE_SIZE } });

/** The messages that wait for an answer, newest first. */
export const usePendingMessages = (userId: string): StudentMessages =>
  useMessagePages(`/contact/u/c/${userId}`, (page, signal) =>
    api.GET('/contact/u/c/{userId}', { params: params(userId, page), signal }),
  );

/** The answered messages, newest first. */
export const useAnsweredMessages = (userId: string): StudentMessages =>
  useMessagePages(`/contact/u/p/${userId}`, (page, signal) =>
    api.GET('/contact/u/p/{userId}', { params: params(userId, page), signal }),
  );
