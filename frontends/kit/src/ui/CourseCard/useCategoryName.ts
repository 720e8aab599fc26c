import { coverKindForCategory } from '../../art/index.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';

/** The instruments with a translated name. */
export const translatedCategories = [
  'Guitar',
  'Bass Guitar',
  'Drums',
  'Piano & Keyboard',
  'Sound Engineering',
] as const;

/** The category in the page's language. Unknown categories are shown as in the catalogue. */
export const useCategoryName = (): ((catagory: string) => string) => {
  const t = useTranslate();
  return (catagory) =>
    translatedCategories.some((category) => category === catagory)
      ? t(`kit.category.${coverKindForCategory(catagory)}`)
      : catagory;
};
