import { type ApiSchemas, isApiError, toast, useTranslate } from '@sargam/kit';
import { dateInDhaka } from '@sargam/kit/format';
import { useForm, zodResolver } from '@sargam/kit/forms';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useFailureText } from '../../shared/useFailureText.ts';
import { saveProfile } from '../save-profile.ts';
import { findChanges, type Profile, profileSchema, toProfile } from './profile-schema.ts';

/** Where the server refuses a field that was right here, it is one of these, in the page's language. */
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

/** Which fields a refusal is about, each with the key of why. */
const findFieldErrors = (error: unknown): FieldError[] => {
  if (!isApiError(error)) return [];
  const photo = photoErrors[error.code];
  if (photo) return [{ field: 'photo', key: photo }];
  return Object.keys(error.fields).flatMap((field) => {
    const key = fieldErrors[field];
    return key ? [{ field: field as keyof Profile, key }] : [];
  });
};

/** The form of one's account. What was typed stays when it could not be saved. */
export const useProfileForm = (user: ApiSchemas['User']) => {
  const t = useTranslate();
  const failureText = useFailureText();
  // What the form began with: what was saved elsewhere meanwhile is no change that was made here.
  const [before, setBefore] = useState(() => toProfile(user));
  const today = dateInDhaka();
  const fields = useMemo(() => profileSchema(before, today), [before, today]);
  const form = useForm<Profile>({ resolver: zodResolver(fields), defaultValues: before });

  const sending = useMutation({
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
  const { error } = sending;
  return {
    form,
    busy: sending.isPending,
    problem: error && findFieldErrors(error).length === 0 ? failureText(error) : undefined,
    save: (values: Profile): void => (sending.isPending ? undefined : sending.mutate(values)),
  };
};
