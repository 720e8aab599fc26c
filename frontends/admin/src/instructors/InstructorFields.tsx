import { AvatarImage, useTranslate } from '@sargam/kit';
import {
  BilingualField,
  FormPhotoField,
  NumberField,
  SwitchField,
  TextField,
  type UseFormReturn,
  useFieldProps,
} from '@sargam/kit/forms';
import { FieldRow } from '../form/index.ts';
import type { InstructorInput } from './instructor-schema.ts';

type Props<R> = {
  form: UseFormReturn<InstructorInput, unknown, R>;
  /** The id and the saved pictures of an existing profile. */
  saved?: { _id: string; photo: string | null; banner: string | null };
};

/** The fields of an instructor's profile. */
export const InstructorFields = <R,>({ form, saved }: Props<R>) => {
  const t = useTranslate();
  const field = useFieldProps(form, 'admin.instructor_form');
  return (
    <>
      <BilingualField form={form} name="name" label="admin.instructor_form.name" />
      <BilingualField form={form} name="bio" label="admin.instructor_form.bio" multiline />
      <FieldRow>
        <TextField {...field('band')} />
        <NumberField {...field('percentage')} suffix="%" hint={t('admin.instructor_form.percentage_hint')} />
      </FieldRow>
      <FieldRow>
        <FormPhotoField
          form={form}
          name="photo"
          label={t('kit.person.photo')}
          currentUrl={saved?.photo}
          placeholder={saved && <AvatarImage id={saved._id} />}
        />
        <FormPhotoField
          form={form}
          name="banner"
          shape="picture"
          label={t('admin.instructor_form.banner')}
          currentUrl={saved?.banner}
        />
      </FieldRow>
      <SwitchField {...field('featured', { label: 'admin.card.featured' })} />
    </>
  );
};
