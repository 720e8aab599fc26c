import { PersonPicture, useText, type Wire } from '@sargam/kit';
import { Controller, DateField, PhotoField } from '@sargam/kit/forms';
import { dhakaToday } from '../../shared/dhaka-today.ts';
import type { useProfile } from './useProfile.ts';

type Props = { form: ReturnType<typeof useProfile>['form'] };

export const BirthDate = ({ form }: Props) => {
  const t = useText();
  return (
    <Controller
      control={form.control}
      name="dob"
      render={({ field, fieldState: { error } }) => (
        <DateField
          label={t('panel.form.dob')}
          error={error?.message && t(error.message)}
          max={dhakaToday()}
          autoComplete="bday"
          {...field}
        />
      )}
    />
  );
};

export const Photo = ({ form, user }: Props & { user: Wire['User'] }) => {
  const t = useText();
  return (
    <Controller
      control={form.control}
      name="photo"
      render={({ field: { value, onChange, onBlur, name, ref }, fieldState: { error } }) => (
        <PhotoField
          label={t('panel.form.photo')}
          error={error?.message && t(error.message)}
          {...{ name, value, onBlur, ref }}
          current={user.photo}
          blank={<PersonPicture id={user._id} />}
          onPick={onChange}
        />
      )}
    />
  );
};
