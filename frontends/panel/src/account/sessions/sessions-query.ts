import { api, query } from '@sargam/kit';

export const sessionsQuery = (userId: string) =>
  query(`/user/sessions/${userId}`, ({ signal }) =>
    api.GET('/user/sessions/{userId}', { params: { path: { userId } }, signal }),
  );
