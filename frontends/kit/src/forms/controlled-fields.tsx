import { useTranslate } from '@sargam/kit';
import type { ComponentProps } from 'react';
import { type FieldPathByValue, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';
import { DateField, FileField, PhotoField } from '../fields/index.ts';

type FormBinding<T extends FieldValues, R, Value> = {
  form: UseFormReturn<T, unknown, R>;
  name: FieldPathByValue<T, Value>;
};
type ControlledProps = 'name' | 'value' | 'error' | 'onChange' | 'onBlur' | 'ref';

const useControlledField = <T extends FieldValues, R, Value>({ form, name }: FormBinding<T, R, Value>) => {
  const t = useTranslate();
  const { field, fieldState } = useController({ control: form.control, name });
  const message = fieldState.error?.message;
  return { ...field, error: message && t(message) };
};

type DateProps<T extends FieldValues, R> = FormBinding<T, R, string> &
  Omit<ComponentProps<typeof DateField>, ControlledProps>;

/** A `DateField` bound to react-hook-form. */
export const FormDateField = <T extends FieldValues, R>({ form, name, ...rest }: DateProps<T, R>) => (
  <DateField {...rest} {...useControlledField({ form, name })} />
);

type PhotoProps<T extends FieldValues, R> = FormBinding<T, R, File | undefined> &
  Omit<ComponentProps<typeof PhotoField>, ControlledProps>;

/** A `PhotoField` bound to react-hook-form. */
export const FormPhotoField = <T extends FieldValues, R>({ form, name, ...rest }: PhotoProps<T, R>) => (
  <PhotoField {...rest} {...useControlledField({ form, name })} />
);

type FileProps<T extends FieldValues, R> = FormBinding<T, R, File[]> &
  Omit<ComponentProps<typeof FileField>, ControlledProps>;

/** A `FileField` bound to react-hook-form. */
export const FormFileField = <T extends FieldValues, R>({ form, name, ...rest }: FileProps<T, R>) => (
  <FileField {...rest} {...useControlledField({ form, name })} />
);
