import { apiGet, useUser } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';

export const cartQuery = (user: string) => apiGet('/cart/{userId}', { path: { userId: user } });

/** The shell's cart badge uses the same cache entry. */
export const cartKey = (user: string) => cartQuery(user).queryKey;

export const useCart = () => {
  const user = useUser();
  return useQuery({ ...cartQuery(user?.id ?? ''), enabled: user !== undefined });
};
