import { useCategoryName, useTranslate } from '@sargam/kit';
import type { Category } from './freebie-filter.ts';

/** The category in the page's language. The kit translates the instruments; FAQ and Info exist only here. */
export const useFreebieCategoryName = (): ((catagory: Category) => string) => {
  const t = useTranslate();
  const nameOf = useCategoryName();
  return (catagory) => {
    if (catagory === 'FAQ') return t('storefront.freebies.faq');
    return catagory === 'Info' ? t('storefront.freebies.info') : nameOf(catagory);
  };
};
