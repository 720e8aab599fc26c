import { apiGet } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';

const REFETCH_INTERVAL_MS = 60_000;

/**
 * Figures of the last 30 days and what waits; for a content uploader only the courses. A part whose service was late is null and
 * named in `missing`.
 */
export const useDashboard = () =>
  useQuery({ ...apiGet('/analytics/dashboard'), refetchInterval: REFETCH_INTERVAL_MS });
