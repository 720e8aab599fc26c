import { z } from 'zod';
import { omitBlankFields } from '../../wire/blank-fields.ts';
import { Id, Instant, Picture, Taka } from '../../wire/schemas.ts';
import { amountField } from '../../wire/taka.ts';

export const GiftCardProduct = z
  .object({
    _id: z.string(),
    name: z.string(),
    param: z.string(),
    price: Taka,
    oldPrice: Taka,
    value: Taka,
    validity: z.number().int(),
    description: z.string(),
    image: Picture,
    sold: z.number().int(),
    category: z.string(),
    createdAt: Instant,
  })
  .meta({ id: 'GiftCardProduct' });
export type GiftCardProduct = z.infer<typeof GiftCardProduct>;

export const StoreCategory = z
  .object({ _id: z.string(), name: z.string(), description: z.string(), image: Picture })
  .meta({ id: 'StoreCategory' });
export type StoreCategory = z.infer<typeof StoreCategory>;

const requiredText = z.string().trim().min(1, 'required');

export const ProductForm = z
  .object({
    name: requiredText,
    nameBn: z.string().optional(),
    param: requiredText.regex(/^[\w-]+$/, 'letters, digits and dashes'),
    price: amountField(),
    oldPrice: amountField(),
    value: amountField(),
    validity: z.coerce.number().int().min(1).max(36_500),
    description: requiredText,
    descriptionBn: z.string().optional(),
    category: z.string().max(64).optional(),
    _id: Id.optional(),
  })
  .meta({ id: 'ProductForm' });

/** An empty field of an edit form leaves the value unchanged. */
const changesOf = <S extends z.ZodRawShape>(form: z.ZodObject<S>) =>
  z.preprocess((fields) => omitBlankFields(fields as object), form.partial());

export const ProductChanges = changesOf(ProductForm.omit({ _id: true })).meta({ id: 'ProductChanges' });
export type ProductTexts = Partial<z.output<typeof ProductForm>>;

export const CategoryForm = z
  .object({
    name: requiredText,
    nameBn: z.string().optional(),
    description: requiredText,
    descriptionBn: z.string().optional(),
    image: z
      .string()
      .regex(/^data:image\/[\w.+-]+;base64,/, 'a picture as a data URL')
      .optional()
      .meta({ description: 'A data URL' }),
    _id: Id.optional(),
  })
  .meta({ id: 'CategoryForm' });

export const CategoryChanges = changesOf(CategoryForm.omit({ _id: true, image: true })).meta({
  id: 'CategoryChanges',
});
export type CategoryTexts = Partial<Omit<z.output<typeof CategoryForm>, '_id' | 'image'>>;
