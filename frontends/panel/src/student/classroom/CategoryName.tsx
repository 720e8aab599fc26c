import { coverKindForCategory, useTranslate } from '@sargam/kit';

const translatedCategories = new Set([
  'Guitar',
  'Bass Guitar',
  'Drums',
  'Piano & Keyboard',
  'Sound Engineering',
]);

/** The category in the page's language. Unknown categories are shown as in the catalogue. */
export const CategoryName = ({ catagory }: { catagory: string }) => {
  const t = useTranslate();
  return (
    <>{translatedCategories.has(catagory) ? t(`kit.category.${coverKindForCategory(catagory)}`) : catagory}</>
  );
};
