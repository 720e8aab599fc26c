import { apiGet } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';

export const courseQuery = (id: string) => apiGet('/course/{id}/', { path: { id } });

export const useCourse = (id: string) => useQuery({ ...courseQuery(id), enabled: id !== '' });
