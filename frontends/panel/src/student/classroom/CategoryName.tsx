import { coverKindForCategory, useTranslate } from '@sargam/kit';

const translatedCategories = new Set([
  'Guitar',
  'Bass Guitar',
  'Drums',
  'Piano & Keyboard',
  'Sound Engineering',
]);

/** A category in the page's language; one the site has no word for stays as the catalogue writes it. */
export const CategoryName = ({ catagory }: { catagory: string }) => {
  const t = useTranslate();
  return (
    <>{translatedCategories.has(catagory) ? t(`kit.category.${coverKindForCategory(catagory)}`) : catagory}</>
  );
};
