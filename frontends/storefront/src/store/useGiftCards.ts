import { api, apiQuery } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';

/** Cards of a category, and the categories that have cards. If the categories fail to load, the cards are still shown. */
export const useGiftCards = (category: string | undefined) => {
  const products = useQuery(
    apiQuery('/store/product/', ({ signal }) => api.GET('/store/product/', { signal })),
  );
  const categoryList = useQuery(
    apiQuery('/store/category/', ({ signal }) => api.GET('/store/category/', { signal })),
  );
  const all = products.data?.data;
  const usedCategories = new Set(all?.map((card) => card.category));
  const categories = (categoryList.data?.data ?? [])
    .filter(({ _id, name }) => usedCategories.has(_id) || usedCategories.has(name))
    .map(({ _id, name }) => ({ key: usedCategories.has(_id) ? _id : name, label: name }));
  return {
    cards: category ? all?.filter((card) => card.category === category) : all,
    categories,
    isPending: products.isPending,
    // After a failed refetch the cached cards stay visible.
    isError: products.isLoadingError,
    retry: () => void products.refetch(),
  };
};
