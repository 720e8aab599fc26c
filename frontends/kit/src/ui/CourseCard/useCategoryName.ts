import type { CoverKind } from '../../art/index.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';

/** The categories with a translated name: `kit.category.<kind>`. */
const kindByCategory = {
  Guitar: 'guitar',
  'Bass Guitar': 'bass',
  Drums: 'drums',
  'Piano & Keyboard': 'piano',
  'Sound Engineering': 'sound',
} as const satisfies Record<string, CoverKind>;
type TranslatedCategory = keyof typeof kindByCategory;

export const translatedCategories = Object.keys(kindByCategory) as readonly TranslatedCategory[];

const isTranslated = (catagory: string): catagory is TranslatedCategory =>
  Object.hasOwn(kindByCategory, catagory);

/** The category in the page's language. Unknown categories are shown as in the catalogue. */
export const useCategoryName = (): ((catagory: string) => string) => {
  const t = useTranslate();
  return (catagory) => (isTranslated(catagory) ? t(`kit.category.${kindByCategory[catagory]}`) : catagory);
};
