import { api, apiQuery } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';

export const courseQuery = (id: string) =>
  apiQuery(`/course/${encodeURIComponent(id)}/`, ({ signal }) =>
    api.GET('/course/{id}/', { params: { path: { id } }, signal }),
  );

export const useCourse = (id: string) => useQuery({ ...courseQuery(id), enabled: id !== '' });
