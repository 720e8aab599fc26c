import { apiGet } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';

const LIMIT = 7;

/** The newest unread notifications of the user and their total number; refetched on window focus. */
export const useUnreadNotifications = (userId: string) =>
  useQuery({
    ...apiGet('/notification/user/{userId}', { path: { userId }, query: { limit: LIMIT } }),
    refetchOnWindowFocus: true,
  });
