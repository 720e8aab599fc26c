import { type ApiSchemas, api, formBody } from '@sargam/kit';
import { optionalNumber, takaAmount, wholeNumber, z } from '@sargam/kit/forms';
import { optionalFile, requiredFile } from '../form/index.ts';

export type Product = ApiSchemas['GiftCardProduct'];

const required = 'kit.form.required';
const text = z.string().trim().min(1, required);
const texts = {
  nameBn: z.string().trim(),
  descriptionBn: z.string().trim(),
  category: z.string(),
};

export const newProductSchema = z.object({
  ...texts,
  name: text,
  param: text.regex(/^[\w-]+$/, 'admin.product.param_letters'),
  price: takaAmount({ required }),
  oldPrice: takaAmount({ required }),
  value: takaAmount({ required }),
  validity: wholeNumber({ required }),
  description: text,
  image: requiredFile(required),
});

/** Every field of a saved product is optional: an empty one leaves the value unchanged; an emptied Bengali text or category is removed. */
export const productSchema = newProductSchema.extend({
  name: z.string().trim(),
  param: z
    .string()
    .trim()
    .regex(/^[\w-]*$/, 'admin.product.param_letters'),
  price: optionalNumber(takaAmount({ required })),
  oldPrice: optionalNumber(takaAmount({ required })),
  value: optionalNumber(takaAmount({ required })),
  validity: optionalNumber(wholeNumber({ required })),
  description: z.string().trim(),
  image: optionalFile,
});

export const toProductValues = (product?: Product) => ({
  name: product?.name ?? '',
  nameBn: product?.nameBn ?? '',
  param: product?.param ?? '',
  price: product ? String(product.price) : '',
  oldPrice: product ? String(product.oldPrice) : '',
  value: product ? String(product.value) : '',
  validity: product ? String(product.validity) : '365',
  description: product?.description ?? '',
  descriptionBn: product?.descriptionBn ?? '',
  category: product?.category ?? '',
  image: undefined as File | undefined,
});

/** A change is refused with 409 if the version of the product is not the present one. */
export const saveProduct = async (
  product: Product | undefined,
  newId: string,
  { image, ...fields }: z.output<typeof productSchema>,
): Promise<{ data: Product }> => {
  const texts = { ...fields, ...(product ? { version: product.version } : { _id: newId }) };
  const body = formBody<ApiSchemas['ProductForm'] & ApiSchemas['ProductChanges']>(texts, { image });
  if (!product) return api.POST('/store/product/create', body);
  return api.PUT('/store/product/edit/{id}', { params: { path: { id: product._id } }, ...body });
};
