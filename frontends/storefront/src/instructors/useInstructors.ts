import { api, apiQuery } from '@sargam/kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

export const PAGE_SIZE = 12;

export const useInstructors = (page: number) =>
  useQuery({
    ...apiQuery(`/instructor/?page=${page}&limit=${PAGE_SIZE}`, ({ signal }) =>
      api.GET('/instructor/', { params: { query: { page, limit: PAGE_SIZE } }, signal }),
    ),
    placeholderData: keepPreviousData,
  });

export const useInstructor = (id: string) =>
  useQuery(
    apiQuery(`/instructor/${encodeURIComponent(id)}/`, ({ signal }) =>
      api.GET('/instructor/{id}/', { params: { path: { id } }, signal }),
    ),
  );
