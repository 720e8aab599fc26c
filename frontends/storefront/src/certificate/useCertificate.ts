import { apiGet } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';

export const certificateQuery = (code: string) => apiGet('/certificate/{code}', { path: { code } });

export const useCertificate = (code: string) => useQuery(certificateQuery(code));
