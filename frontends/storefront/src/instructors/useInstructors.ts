import { apiGet } from '@sargam/kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

export const PAGE_SIZE = 12;

export const useInstructors = (page: number) =>
  useQuery({
    ...apiGet('/instructor/', { query: { page, limit: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });

export const useInstructor = (id: string) => useQuery(apiGet('/instructor/{id}/', { path: { id } }));
