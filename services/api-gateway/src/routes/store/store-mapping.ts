import type { Category, Product } from '@sargam/proto/store/v1/store';
import { instant } from '../../wire/instants.ts';
import { inLanguage, type Language } from '../../wire/language.ts';
import { picturePath } from '../../wire/pictures.ts';
import { toTaka } from '../../wire/taka.ts';
import type { GiftCardProduct, StoreCategory } from './store-wire.ts';

export const toProduct = (product: Product, language: Language): GiftCardProduct => ({
  _id: product.id,
  name: inLanguage(product.name, language),
  param: product.param,
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
