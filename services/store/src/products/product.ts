import type { FieldError } from '@sargam/chassis/errors';
import type { LocalizedText } from '../database.ts';

export type ProductId = string & { readonly __id: 'product' };

/** A gift card product. Money is in poisha. */
export interface Product {
  readonly id: ProductId;
  readonly categoryId: string | undefined;
  readonly name: LocalizedText;
  /** Slug in the page's URL. */
  readonly slug: string;
  readonly price: bigint;
  readonly oldPrice: bigint;
  /** The amount that redeeming the card adds to the wallet. */
  readonly value: bigint;
  readonly validityDays: number;
  readonly description: LocalizedText;
  readonly image: string;
  readonly sold: bigint;
  readonly version: number;
  readonly createdAt: Date;
}

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const missing = (field: string): FieldError => ({ field, message: 'This is required' });

/** Every field error of a product; all fields are required. */
export const validateProduct = (
  product: Omit<Product, 'id' | 'sold' | 'version' | 'createdAt'>,
): readonly FieldError[] => [
  ...(product.name.en ? [] : [missing('name')]),
  ...(slugPattern.test(product.slug) ? [] : [missing('param')]),
  ...(product.price > 0n ? [] : [missing('price')]),
  ...(product.oldPrice >= 0n ? [] : [missing('oldPrice')]),
  ...(product.value > 0n ? [] : [missing('value')]),
  ...(product.validityDays > 0 ? [] : [missing('validity')]),
  ...(product.description.en ? [] : [missing('description')]),
];
