import type { Category, Product } from '@sargam/proto/store/v1/store';
import { type Language, localize } from '../../wire/language.ts';
import { picturePath, toIsoInstant } from '../../wire/schemas.ts';
import { toTaka } from '../../wire/taka.ts';
import { mergeText } from '../../wire/texts.ts';
import type { CategoryTexts, GiftCardProduct, ProductTexts, StoreCategory } from './store-wire.ts';

export const toGiftCardProduct = (product: Product, language: Language): GiftCardProduct => ({
  _id: product.id,
  name: localize(product.name, language),
  param: product.slug,
  price: toTaka(product.pricePoisha),
  oldPrice: toTaka(product.oldPricePoisha),
  value: toTaka(product.valuePoisha),
  validity: product.validityDays,
  description: localize(product.description, language),
  image: picturePath(product.image),
  sold: product.sold,
  category: product.categoryId,
  createdAt: toIsoInstant(product.createdAt),
});

export const toCategory = (category: Category, language: Language): StoreCategory => ({
  _id: category.id,
  name: localize(category.name, language),
  description: localize(category.description, language),
  image: picturePath(category.image),
});

/** Changes the fields given in the form and keeps the others. */
export const applyProductChanges = (before: Product, form: ProductTexts, image = before.image): Product => ({
  ...before,
  name: mergeText(before.name, form.name, form.nameBn),
  slug: form.param ?? before.slug,
  pricePoisha: form.price ?? before.pricePoisha,
  oldPricePoisha: form.oldPrice ?? before.oldPricePoisha,
  valuePoisha: form.value ?? before.valuePoisha,
  validityDays: form.validity ?? before.validityDays,
  description: mergeText(before.description, form.description, form.descriptionBn),
  image,
  categoryId: form.category ?? before.categoryId,
});

/** Changes the fields given in the form and keeps the others. */
export const applyCategoryChanges = (
  before: Category,
  form: CategoryTexts,
  image = before.image,
): Category => ({
  ...before,
  name: mergeText(before.name, form.name, form.nameBn),
  description: mergeText(before.description, form.description, form.descriptionBn),
  image,
});
