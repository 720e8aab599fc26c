import { apiGet } from '@sargam/kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

export const PAGE_SIZE = 12;

export const instructorsQuery = (page: number) =>
  apiGet('/instructor/', { query: { page, limit: PAGE_SIZE } });

export const useInstructors = (page: number) =>
  useQuery({ ...instructorsQuery(page), placeholderData: keepPreviousData });

export const instructorQuery = (id: string) => apiGet('/instructor/{id}/', { path: { id } });

export const useInstructor = (id: string) => useQuery(instructorQuery(id));
