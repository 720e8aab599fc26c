import type { Category, Product } from '@sargam/proto/store/v1/store';
import { z } from 'zod';
import { omitBlankFields } from '../../api/blank-fields.ts';
import { digitsField } from '../../api/digits.ts';
import { bilingual, instant, integer, picture, responseOf, taka, text } from '../../api/response.ts';
import { basedOnVersion, Id } from '../../api/schemas.ts';
import { amountField } from '../../api/taka.ts';
import { mergeText } from '../../api/texts.ts';

export const GiftCardProduct = responseOf<Product>('GiftCardProduct')({
  _id: text((product) => product.id),
  name: bilingual((product) => product.name),
  param: text((product) => product.slug),
  price: taka((product) => product.pricePoisha),
  oldPrice: taka((product) => product.oldPricePoisha),
  value: taka((product) => product.valuePoisha),
  validity: integer((product) => product.validityDays),
  description: bilingual((product) => product.description),
  image: picture((product) => product.image),
  sold: integer((product) => product.sold),
  category: text((product) => product.categoryId),
  createdAt: instant((product) => product.createdAt),
  version: integer((product) => product.version, 'For `version` of a change'),
});

export const StoreCategory = responseOf<Category>('StoreCategory')({
  _id: text((category) => category.id),
  name: bilingual((category) => category.name),
  description: bilingual((category) => category.description),
  image: picture((category) => category.image),
  version: integer((category) => category.version, 'For `version` of a change'),
});

const requiredText = z.string().trim().min(1, 'This is required');
const nameText = requiredText.max(200);
const longText = requiredText.max(5_000);

export const ProductForm = z
  .object({
    name: nameText,
    nameBn: z.string().max(200).optional(),
    param: requiredText.max(100).regex(/^[\w-]+$/, 'letters, digits and dashes'),
    price: amountField(),
    oldPrice: amountField(),
    value: amountField(),
    validity: digitsField(1, 36_500),
    description: longText,
    descriptionBn: z.string().max(5_000).optional(),
    category: z.string().max(64).optional(),
    _id: Id.optional(),
  })
  .meta({ id: 'ProductForm' });

const optionalTexts = new Set(['nameBn', 'descriptionBn', 'category']);

/** An empty field of an edit form leaves the value unchanged; an optional one, such as a Bengali text, is removed. */
const changesOf = <S extends z.ZodRawShape>(form: z.ZodObject<S>) =>
  z.preprocess((fields) => omitBlankFields(fields as object, optionalTexts), form.partial());

export const ProductChanges = changesOf(
  ProductForm.omit({ _id: true }).extend({ version: basedOnVersion }),
).meta({ id: 'ProductChanges' });
type ProductTexts = Partial<z.output<typeof ProductForm>>;

/** A picture of 10 MB as a data URL (a third longer) plus the texts. */
export const maxDataUrlBytes = 14 * 1024 * 1024;

export const CategoryForm = z
  .object({
    name: nameText,
    nameBn: z.string().max(200).optional(),
    description: longText,
    descriptionBn: z.string().max(5_000).optional(),
    image: z
      .string()
      .max(maxDataUrlBytes)
      .regex(/^data:image\/[\w.+-]+;base64,/, 'a picture as a data URL')
      .optional()
      .meta({ description: 'A data URL' }),
    _id: Id.optional(),
  })
  .meta({ id: 'CategoryForm' });

export const CategoryChanges = changesOf(
  CategoryForm.omit({ _id: true, image: true }).extend({ version: basedOnVersion }),
).meta({ id: 'CategoryChanges' });
type CategoryTexts = Partial<Omit<z.output<typeof CategoryForm>, '_id' | 'image'>>;

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
