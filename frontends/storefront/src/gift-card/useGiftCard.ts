import { api, apiQuery } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';

/** By id or slug. The shell's server fills this cache key for the first paint. */
export const giftCardQuery = (id: string) =>
  apiQuery(`/store/product/${encodeURIComponent(id)}`, ({ signal }) =>
    api.GET('/store/product/{id}', { params: { path: { id } }, signal }),
  );

export const useGiftCard = (id: string) => useQuery({ ...giftCardQuery(id), enabled: id !== '' });
