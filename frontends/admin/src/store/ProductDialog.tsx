import { apiGet, queryClient, useTranslate } from '@sargam/kit';
import {
  BilingualField,
  FormPhotoField,
  NumberField,
  SelectField,
  TakaField,
  TextField,
  useFieldProps,
  useForm,
  zodResolver,
} from '@sargam/kit/forms';
import { useQuery } from '@tanstack/react-query';
import { FieldRow, FormDialog, refetchStartingWith, useEditBase, useNewId } from '../form/index.ts';
import {
  newProductSchema,
  type Product,
  productSchema,
  saveProduct,
  toProductValues,
} from './product-form.ts';
import { storeToast } from './store-toast.ts';

type Props = { product?: Product; onClose: () => void };
type FormProps = Props & { categories: readonly { _id: string; name: string }[] };

/** All products, because another price can move the product to another page of the list. */
const loadProduct = async (id: string | undefined): Promise<Product | undefined> => {
  await refetchStartingWith('/store/product');
  if (!id) return undefined;
  const { data } = await queryClient.fetchQuery({
    ...apiGet('/store/product/', { query: { texts: 'both' } }),
    staleTime: 0,
  });
  return data.find(({ _id }) => _id === id);
};

const ProductForm = ({ product: opened, categories, onClose }: FormProps) => {
  const t = useTranslate();
  const [product, change] = useEditBase(opened, () => loadProduct(opened?._id));
  const [newId] = useNewId();
  const form = useForm({
    resolver: zodResolver(product ? productSchema : newProductSchema),
    values: toProductValues(product),
    resetOptions: { keepDirtyValues: true },
  });
  const field = useFieldProps(form, 'admin.product');
  return (
    <FormDialog
      draft={`product ${product?._id ?? 'new'}`}
      form={form}
      toastOptions={storeToast}
      title={product ? 'admin.product.edit' : 'admin.product.add'}
      saved={product ? 'admin.product.updated' : 'admin.product.added'}
      failed="admin.generic.failed_please"
      onSubmit={(values) => change((base) => saveProduct(base, newId, values))}
      onClose={onClose}
    >
      <BilingualField form={form} name="name" label="admin.store.name" />
      <TextField {...field('param')} lang="en" hint={t('admin.product.param_hint')} />
      <FieldRow>
        <TakaField {...field('price')} />
        <TakaField {...field('oldPrice')} />
      </FieldRow>
      <FieldRow>
        <TakaField {...field('value')} />
        <NumberField {...field('validity')} suffix={t('admin.product.days')} />
      </FieldRow>
      <SelectField {...field('category')}>
        <option value="">{t('admin.product.no_category')}</option>
        {categories.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </SelectField>
      <BilingualField form={form} name="description" label="admin.store.description" multiline rows={4} />
      <FormPhotoField
        form={form}
        name="image"
        label={t('admin.store.image')}
        currentUrl={product?.image}
        shape="picture"
      />
    </FormDialog>
  );
};

/** The form of a new gift card, or of a saved one, which is prefilled. */
export const ProductDialog = (props: Props) => {
  const { data, isPending } = useQuery(apiGet('/store/category/'));
  // A select loses its value if the option appears later. Without the categories the present one stays.
  if (isPending) return null;
  const present = props.product?.category;
  const categories = data?.data ?? (present ? [{ _id: present, name: present }] : []);
  return <ProductForm {...props} categories={categories} />;
};
