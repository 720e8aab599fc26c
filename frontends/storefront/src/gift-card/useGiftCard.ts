import { apiGet } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';

/** By id or slug. The shell's server fills this cache key for the first paint. */
export const giftCardQuery = (id: string) => apiGet('/store/product/{id}', { path: { id } });

export const useGiftCard = (id: string) => useQuery({ ...giftCardQuery(id), enabled: id !== '' });
