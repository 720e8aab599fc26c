import { apiGet } from '@sargam/kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

export const PAGE_SIZE = 20;

/** Read and unread notifications, newest first. */
export const useNotifications = (userId: string, page: number) =>
  useQuery({
    ...apiGet('/notification/user/{userId}/all', { path: { userId }, query: { page, limit: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });
