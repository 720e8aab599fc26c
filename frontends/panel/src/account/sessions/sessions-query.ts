import { api, apiQuery } from '@sargam/kit';

export const sessionsQuery = (userId: string) =>
  apiQuery(`/user/sessions/${userId}`, ({ signal }) =>
    api.GET('/user/sessions/{userId}', { params: { path: { userId } }, signal }),
  );
