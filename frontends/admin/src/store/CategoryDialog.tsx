import { type ApiSchemas, api, apiGet, formBody, queryClient, useTranslate } from '@sargam/kit';
import { BilingualField, FormPhotoField, useForm, z, zodResolver } from '@sargam/kit/forms';
import {
  FormDialog,
  optionalFile,
  refetchStartingWith,
  requiredFile,
  useEditBase,
  useNewId,
} from '../form/index.ts';
import { storeToast } from './store-toast.ts';

export type Category = ApiSchemas['StoreCategory'];

const required = 'kit.form.required';
const schema = z.object({
  name: z.string().trim().min(1, required),
  nameBn: z.string().trim(),
  description: z.string().trim().min(1, required),
  descriptionBn: z.string().trim(),
  image: optionalFile,
});
const newCategorySchema = schema.extend({ image: requiredFile(required) });
type CategoryValues = z.output<typeof schema>;

const toDataUrl = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${file.type};base64,${btoa(binary)}`;
};

/**
 * A new category is sent as JSON with its picture as a data URL, a changed one as a form with a file. A change is refused with 409 if
 * the version of the category is not the present one.
 */
const saveCategory = async (
  category: Category | undefined,
  newId: string,
  { image, ...texts }: CategoryValues,
) => {
  if (!category)
    return api.POST('/store/category/create/', {
      body: { ...texts, _id: newId, ...(image && { image: await toDataUrl(image) }) },
    });
  return api.POST('/store/category/edit/{id}/', {
    params: { path: { id: category._id } },
    ...formBody<ApiSchemas['CategoryChanges']>({ ...texts, version: category.version }, { image }),
  });
};

const loadCategory = async (id: string | undefined): Promise<Category | undefined> => {
  await refetchStartingWith('/store/category');
  if (!id) return undefined;
  const { data } = await queryClient.fetchQuery({
    ...apiGet('/store/category/', { query: { texts: 'both' } }),
    staleTime: 0,
  });
  return data.find(({ _id }) => _id === id);
};

const toCategoryValues = (category?: Category) => ({
  name: category?.name ?? '',
  nameBn: category?.nameBn ?? '',
  description: category?.description ?? '',
  descriptionBn: category?.descriptionBn ?? '',
  image: undefined as File | undefined,
});

/** The form of a new category, or of a saved one, which is prefilled. */
export const CategoryDialog = (props: { category?: Category; onClose: () => void }) => {
  const t = useTranslate();
  const [category, change] = useEditBase(props.category, () => loadCategory(props.category?._id));
  const [newId] = useNewId();
  const form = useForm({
    resolver: zodResolver(category ? schema : newCategorySchema),
    values: toCategoryValues(category),
    resetOptions: { keepDirtyValues: true },
  });
  return (
    <FormDialog
      draft={`store category ${category?._id ?? 'new'}`}
      form={form}
      toastOptions={storeToast}
      title={category ? 'admin.category.update' : 'admin.category.add'}
      saved={category ? 'admin.category.updated' : 'admin.category.created'}
      failed="admin.generic.failed_retry"
      onSubmit={(values) => change((base) => saveCategory(base, newId, values))}
      onClose={props.onClose}
    >
      <BilingualField form={form} name="name" label="admin.store.name" />
      <BilingualField form={form} name="description" label="admin.store.description" multiline rows={3} />
      <FormPhotoField
        form={form}
        name="image"
        label={t('admin.store.image')}
        currentUrl={category?.image}
        shape="picture"
      />
    </FormDialog>
  );
};
