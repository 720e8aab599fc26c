import type { FieldError } from '@sargam/chassis/errors';
import type { LocalizedWords } from '../database.ts';

export type ProductId = string & { readonly __id: 'product' };

/** A gift card as it is sold. Money is in poisha. */
export interface Product {
  readonly id: ProductId;
  readonly categoryId: string | undefined;
  readonly name: LocalizedWords;
  /** Route slug. */
  readonly param: string;
  readonly price: bigint;
  readonly oldPrice: bigint;
  /** What the card is worth when it is redeemed. */
  readonly value: bigint;
  readonly validityDays: number;
  readonly description: LocalizedWords;
  readonly image: string;
  readonly sold: bigint;
  readonly createdAt: Date;
}

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const missing = (field: string): FieldError => ({ field, message: 'This is required' });

/** Every fault of a product that is to be saved (back-office, section 5: all fields are required). */
export const validateProduct = (
  product: Omit<Product, 'id' | 'sold' | 'createdAt'>,
): readonly FieldError[] => [
  ...(product.name.en ? [] : [missing('name')]),
  ...(slug.test(product.param) ? [] : [missing('param')]),
  ...(product.price > 0n ? [] : [missing('price')]),
  ...(product.oldPrice >= 0n ? [] : [missing('oldPrice')]),
  ...(product.value > 0n ? [] : [missing('value')]),
  ...(product.validityDays > 0 ? [] : [missing('validity')]),
  ...(product.description.en ? [] : [missing('description')]),
];
