import { domainError } from '@sargam/chassis/errors';
import type { Product as ProductMessage } from '@sargam/proto/store/v1/store';
import type { Product } from './product.ts';

export const productNotFound = () => domainError.notFound('product-not-found', 'No data found');

export const toProductMessage = (product: Product): ProductMessage => ({
  id: product.id,
  name: product.name,
  slug: product.slug,
  pricePoisha: product.price,
  oldPricePoisha: product.oldPrice,
  valuePoisha: product.value,
  validityDays: product.validityDays,
  description: product.description,
  image: product.image,
  sold: Number(product.sold),
  categoryId: product.categoryId ?? '',
  createdAt: product.createdAt,
});
