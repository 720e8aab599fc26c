import { useCategoryName, useI18n } from '@sargam/kit';
import {
  BilingualField,
  FormFileField,
  FormPhotoField,
  SelectField,
  TextField,
  type UseFormReturn,
  useFieldProps,
} from '@sargam/kit/forms';
import { FieldRow } from '../form/index.ts';
import { RichTextField } from '../rich-text/RichTextField.tsx';
import { type FreebieInput, type FreebieValues, freebieCategories } from './freebie-schema.ts';

type Props = {
  form: UseFormReturn<FreebieInput, unknown, FreebieValues>;
  /** The saved thumbnail. */
  thumbnail?: string | null;
};

/** The fields of a freebie, for adding and updating. */
export const FreebieFields = ({ form, thumbnail }: Props) => {
  const { t } = useI18n();
  const categoryName = useCategoryName();
  const field = useFieldProps(form, 'admin.freebie');
  return (
    <>
      <BilingualField form={form} name="title" label="admin.freebie.title" />
      <BilingualField form={form} name="subtitle" label="admin.freebie.subtitle" multiline rows={3} />
      <FieldRow>
        <SelectField {...field('catagory', { label: 'admin.freebie.category' })}>
          <option value="" disabled>
            {t('admin.freebie.choose')}
          </option>
          {freebieCategories.map((category) => (
            <option key={category} value={category}>
              {categoryName(category)}
            </option>
          ))}
        </SelectField>
        <TextField {...field('youtube')} lang="en" inputMode="url" hint={t('admin.freebie.youtube_hint')} />
      </FieldRow>
      <RichTextField form={form} name="description" label="admin.freebie.description" lang="en" />
      <RichTextField form={form} name="descriptionBn" label="admin.freebie.description" lang="bn" />
      <FormPhotoField
        form={form}
        name="thumbnail"
        label={t('admin.freebie.thumbnail')}
        currentUrl={thumbnail}
        shape="picture"
      />
      <FieldRow>
        <FormFileField
          form={form}
          name="carouselList"
          label={t('admin.freebie.carousel')}
          hint={t('admin.freebie.carousel_hint')}
          accept="image/*"
          multiple
        />
        <FormFileField
          form={form}
          name="documents"
          label={t('admin.freebie.documents')}
          hint={t('admin.freebie.documents_hint')}
          accept="application/pdf"
          multiple
        />
      </FieldRow>
    </>
  );
};
