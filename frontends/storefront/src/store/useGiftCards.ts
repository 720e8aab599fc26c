import { api, apiQuery } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';

/** Gift cards of a category, or all; and those categories that have any. The store works without its categories. */
export const useGiftCards = (category: string | undefined) => {
  const products = useQuery(
    apiQuery('/store/product/', ({ signal }) => api.GET('/store/product/', { signal })),
  );
  const named = useQuery(
    apiQuery('/store/category/', ({ signal }) => api.GET('/store/category/', { signal })),
  );
  const all = products.data?.data;
  const used = new Set(all?.map((card) => card.category));
  const categories = (named.data?.data ?? [])
    .filter(({ _id, name }) => used.has(_id) || used.has(name))
    .map(({ _id, name }) => ({ key: used.has(_id) ? _id : name, label: name }));
  return {
    cards: category ? all?.filter((card) => card.category === category) : all,
    categories,
    isPending: products.isPending,
    // Cards that are known still are for sale where only the newest list did not come.
    isError: products.isLoadingError,
    retry: () => void products.refetch(),
  };
};
