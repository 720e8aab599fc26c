import { api, apiQuery } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';

const SHOWN = 7;

/** The newest that this person has not read, and how many there are; asked again when one comes back to the page. */
export const useUnreadNotifications = (userId: string) =>
  useQuery({
    ...apiQuery(`/notification/user/${userId}?limit=${SHOWN}`, ({ signal }) =>
      api.GET('/notification/user/{userId}', {
        params: { path: { userId }, query: { limit: SHOWN } },
        signal,
      }),
    ),
    refetchOnWindowFocus: true,
  });
