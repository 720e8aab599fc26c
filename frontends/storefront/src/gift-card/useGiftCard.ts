import { api, apiQuery } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';

/** A gift card by its id or its slug; the shell's server fills this key for the first paint. */
export const giftCardQuery = (id: string) =>
  apiQuery(`/store/product/${encodeURIComponent(id)}`, ({ signal }) =>
    api.GET('/store/product/{id}', { params: { path: { id } }, signal }),
  );

export const useGiftCard = (id: string) => useQuery({ ...giftCardQuery(id), enabled: id !== '' });
