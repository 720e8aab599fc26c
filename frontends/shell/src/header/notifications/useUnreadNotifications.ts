import { api, apiQuery } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';

const LIMIT = 7;

/** The newest unread notifications of the user and their total number; refetched on window focus. */
export const useUnreadNotifications = (userId: string) =>
  useQuery({
    ...apiQuery(`/notification/user/${userId}?limit=${LIMIT}`, ({ signal }) =>
      api.GET('/notification/user/{userId}', {
        params: { path: { userId }, query: { limit: LIMIT } },
        signal,
      }),
    ),
    refetchOnWindowFocus: true,
  });
