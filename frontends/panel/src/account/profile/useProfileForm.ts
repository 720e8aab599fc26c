import { type ApiSchemas, isApiError, toast, useTranslate } from '@sargam/kit';
import { dateInDhaka } from '@sargam/kit/format';
import { checkedResolver, useForm } from '@sargam/kit/forms';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../../shared/useFailureText.ts';
import { saveProfile } from '../save-profile.ts';
import { checkProfile, findChanges, type Profile, toProfile } from './profile-schema.ts';

/** Server field errors → translation keys. */
const fieldErrors: Partial<Record<string, string>> = {
  name: 'kit.person.name_required',
  phone: 'kit.person.digits_only',
  address: 'kit.person.address_required',
  dob: 'kit.person.dob_invalid',
};
const photoErrors: Partial<Record<string, string>> = {
  'not-a-picture': 'kit.person.photo_image',
  'too-large': 'kit.person.photo_large',
};

type FieldError = { field: keyof Profile; key: string };

const findFieldErrors = (error: unknown): FieldError[] => {
  if (!isApiError(error)) return [];
  const photo = photoErrors[error.code];
  if (photo) return [{ field: 'photo', key: photo }];
  return Object.keys(error.fields).flatMap((field) => {
    const key = fieldErrors[field];
    return key ? [{ field: field as keyof Profile, key }] : [];
  });
};

/** After a failed save the typed values stay. */
export const useProfileForm = (user: ApiSchemas['User']) => {
  const t = useTranslate();
  const failureText = useFailureText();
  // The initial values. Changes saved in another tab must not count as changes in this form.
  const [before, setBefore] = useState(() => toProfile(user));
  const form = useForm<Profile>({
    resolver: checkedResolver((now) => checkProfile(before, now, dateInDhaka())),
    defaultValues: before,
  });

  const mutation = useMutation({
    mutationFn: (values: Profile) => saveProfile(user._id, findChanges(before, values)),
    onSuccess: (saved) => {
      setBefore(toProfile(saved));
      form.reset(toProfile(saved));
      toast.success(t('panel.profile.updated'));
    },
    onError: (error) => {
      toast.error(t('panel.profile.update_failed'));
      for (const [at, { field, key }] of findFieldErrors(error).entries())
        form.setError(field, { message: key }, { shouldFocus: at === 0 });
    },
  });
  const { error } = mutation;
  return {
    form,
    busy: mutation.isPending,
    problem: error && findFieldErrors(error).length === 0 ? failureText(error) : undefined,
    save: (values: Profile): void => (mutation.isPending ? undefined : mutation.mutate(values)),
  };
};
