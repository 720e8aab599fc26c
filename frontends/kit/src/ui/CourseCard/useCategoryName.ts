import { coverKindForCategory } from '../../art/index.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';

const translatedCategories = new Set([
  'Guitar',
  'Bass Guitar',
  'Drums',
  'Piano & Keyboard',
  'Sound Engineering',
]);

/** The category in the page's language. Unknown categories are shown as in the catalogue. */
export const useCategoryName = (): ((catagory: string) => string) => {
  const t = useTranslate();
  return (catagory) =>
    translatedCategories.has(catagory) ? t(`kit.category.${coverKindForCategory(catagory)}`) : catagory;
};
