import { apiGet } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';

export const giftCardsQuery = () => apiGet('/store/product/');

/**
 * Cards of a category, and the categories that have cards. An unknown category shows all cards. If the categories fail to
 * load, the cards are still shown.
 */
export const useGiftCards = (category: string | undefined) => {
  const products = useQuery(giftCardsQuery());
  const categoryList = useQuery(apiGet('/store/category/'));
  const all = products.data?.data;
  const usedCategories = new Set(all?.map((card) => card.category));
  const isKnown = category !== undefined && usedCategories.has(category);
  const categories = (categoryList.data?.data ?? [])
    .filter(({ _id, name }) => usedCategories.has(_id) || usedCategories.has(name))
    .map(({ _id, name }) => ({ key: usedCategories.has(_id) ? _id : name, label: name }));
  return {
    cards: all?.filter((card) => !isKnown || card.category === category),
    category: isKnown ? category : undefined,
    categories,
    isPending: products.isPending,
    // After a failed refetch the cached cards stay visible.
    isError: products.isLoadingError,
    retry: () => void products.refetch(),
  };
};
