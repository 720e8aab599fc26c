import { useTranslate } from '@sargam/kit';
import type { ComponentProps } from 'react';
import { type FieldPathByValue, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';
import { DateField, PhotoField } from '../fields/index.ts';

type Of<T extends FieldValues, R, Value> = {
  form: UseFormReturn<T, unknown, R>;
  name: FieldPathByValue<T, Value>;
};
type Kept = 'name' | 'value' | 'error' | 'onChange' | 'onPick' | 'onBlur' | 'ref';

const usePicked = <T extends FieldValues, R, Value>({ form, name }: Of<T, R, Value>) => {
  const t = useTranslate();
  const { field, fieldState } = useController({ control: form.control, name });
  const message = fieldState.error?.message;
  return { ...field, error: message && t(message) };
};

type DateProps<T extends FieldValues, R> = Of<T, R, string> & Omit<ComponentProps<typeof DateField>, Kept>;

/** A `DateField` of a form. */
export const FormDateField = <T extends FieldValues, R>({ form, name, ...rest }: DateProps<T, R>) => (
  <DateField {...rest} {...usePicked({ form, name })} />
);

type PhotoProps<T extends FieldValues, R> = Of<T, R, File | undefined> &
  Omit<ComponentProps<typeof PhotoField>, Kept>;

/** A `PhotoField` of a form. */
export const FormPhotoField = <T extends FieldValues, R>({ form, name, ...rest }: PhotoProps<T, R>) => {
  const { onChange, ...picked } = usePicked({ form, name });
  return <PhotoField {...rest} {...picked} onChange={onChange} />;
};
