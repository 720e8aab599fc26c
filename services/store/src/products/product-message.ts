import { domainError } from '@sargam/chassis/errors';
import type { Product as ProductMessage } from '@sargam/proto/store/v1/store';
import type { Product } from './product.ts';

export const productNotFound = () => domainError.notFound('product-not-found', 'No data found');

export const toProductMessage = ({ price, oldPrice, value, ...product }: Product): ProductMessage => ({
  ...product,
  pricePoisha: price,
  oldPricePoisha: oldPrice,
  valuePoisha: value,
  sold: Number(product.sold),
  categoryId: product.categoryId ?? '',
});
