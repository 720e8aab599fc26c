import type { Category, Product } from '@sargam/proto/store/v1/store';
import { instant } from '../../wire/instants.ts';
import { inLanguage, type Language } from '../../wire/language.ts';
import { picturePath } from '../../wire/pictures.ts';
import { toTaka } from '../../wire/taka.ts';
import { mergedText } from '../../wire/texts.ts';
import type { CategoryTexts, GiftCardProduct, ProductTexts, StoreCategory } from './store-wire.ts';

export const toProduct = (product: Product, language: Language): GiftCardProduct => ({
  _id: product.id,
  name: inLanguage(product.name, language),
  param: product.slug,
  price: toTaka(product.pricePoisha),
  oldPrice: toTaka(product.oldPricePoisha),
  value: toTaka(product.valuePoisha),
  validity: product.validityDays,
  description: inLanguage(product.description, language),
  image: picturePath(product.image),
  sold: product.sold,
  category: product.categoryId,
  createdAt: instant(product.createdAt),
});

export const toCategory = (category: Category, language: Language): StoreCategory => ({
  _id: category.id,
  name: inLanguage(category.name, language),
  description: inLanguage(category.description, language),
  image: picturePath(category.image),
});

/** The product with what the form gives changed, and the rest as it was. */
export const withProductChanges = (before: Product, form: ProductTexts, image = before.image): Product => ({
  ...before,
  name: mergedText(before.name, form.name, form.nameBn),
  slug: form.param ?? before.slug,
  pricePoisha: form.price ?? before.pricePoisha,
  oldPricePoisha: form.oldPrice ?? before.oldPricePoisha,
  valuePoisha: form.value ?? before.valuePoisha,
  validityDays: form.validity ?? before.validityDays,
  description: mergedText(before.description, form.description, form.descriptionBn),
  image,
  categoryId: form.category ?? before.categoryId,
});

/** The category with what the form gives changed, and the rest as it was. */
export const withCategoryChanges = (
  before: Category,
  form: CategoryTexts,
  image = before.image,
): Category => ({
  ...before,
  name: mergedText(before.name, form.name, form.nameBn),
  description: mergedText(before.description, form.description, form.descriptionBn),
  image,
});
