import { type ApiSchemas, isApiError, toast, useTranslate } from '@sargam/kit';
import { dateInDhaka } from '@sargam/kit/format';
import { useForm, zodResolver } from '@sargam/kit/forms';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useFailureText } from '../../shared/useFailureText.ts';
import { sendProfile } from '../send-profile.ts';
import { changeOf, type Profile, profileFields, profileOf } from './profile-fields.ts';

/** Where the server refuses a field that was right here, it is one of these, in the page's language. */
const refused: Partial<Record<string, string>> = {
  name: 'kit.person.name_required',
  phone: 'kit.person.digits_only',
  address: 'kit.person.address_required',
  dob: 'kit.person.dob_invalid',
};
const refusedPhotos: Partial<Record<string, string>> = {
  'not-a-picture': 'kit.person.photo_image',
  'too-large': 'kit.person.photo_large',
};

type Told = { field: keyof Profile; key: string };

/** Which fields a refusal is about, each with the key of why. */
const toldOf = (error: unknown): Told[] => {
  if (!isApiError(error)) return [];
  const photo = refusedPhotos[error.code];
  if (photo) return [{ field: 'photo', key: photo }];
  return Object.keys(error.fields).flatMap((field) => {
    const key = refused[field];
    return key ? [{ field: field as keyof Profile, key }] : [];
  });
};

/** The form of one's account. What was typed stays when it could not be saved. */
export const useProfile = (user: ApiSchemas['User']) => {
  const t = useTranslate();
  const failureText = useFailureText();
  // What the form began with: what was saved elsewhere meanwhile is no change that was made here.
  const [before, setBefore] = useState(() => profileOf(user));
  const today = dateInDhaka();
  const fields = useMemo(() => profileFields(before, today), [before, today]);
  const form = useForm<Profile>({ resolver: zodResolver(fields), defaultValues: before });

  const sending = useMutation({
    mutationFn: (values: Profile) => sendProfile(user._id, changeOf(before, values)),
    onSuccess: (saved) => {
      setBefore(profileOf(saved));
      form.reset(profileOf(saved));
      toast.success(t('panel.profile.updated'));
    },
    onError: (error) => {
      toast.error(t('panel.profile.update_failed'));
      for (const [at, { field, key }] of toldOf(error).entries())
        form.setError(field, { message: key }, { shouldFocus: at === 0 });
    },
  });
  const { error } = sending;
  return {
    form,
    busy: sending.isPending,
    problem: error && toldOf(error).length === 0 ? failureText(error) : undefined,
    save: (values: Profile): void => (sending.isPending ? undefined : sending.mutate(values)),
  };
};
