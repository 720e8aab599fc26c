import { type ApiSchemas, isApiError, queryClient, toast, useI18n } from '@sargam/kit';
import { checkedResolver, useForm } from '@sargam/kit/forms';
import { checkNewPassword } from '@sargam/kit/personal-details';
import { useMutation } from '@tanstack/react-query';
import { sessionsQuery } from '../../shared/queries.ts';
import { useFailureText } from '../../shared/useFailureText.ts';
import { saveProfile } from '../save-profile.ts';
import { useThrottledText } from './useThrottledText.ts';

const blankPasswords = { currentPassword: '', password: '', confirmPassword: '' };

type Passwords = typeof blankPasswords;

/** Error code → field and translation key. */
const fieldErrors: Partial<Record<string, { field: keyof Passwords; key: string }>> = {
  'current-password-wrong': { field: 'currentPassword', key: 'panel.password.wrong' },
  'password-too-common': { field: 'password', key: 'kit.person.password_common' },
  'password-too-short': { field: 'password', key: 'kit.person.password_short' },
};

const failureTexts = { 'reauthentication-required': 'panel.logins.login_again_text' };

const findFieldError = (error: unknown) => (isApiError(error) ? fieldErrors[error.code] : undefined);

export const usePasswordForm = (user: ApiSchemas['User']) => {
  const { t } = useI18n();
  const failureText = useFailureText(failureTexts);
  const throttledText = useThrottledText();
  const { hasPassword } = user;
  const form = useForm({
    resolver: checkedResolver(({ currentPassword, ...newPassword }: Passwords) => ({
      currentPassword: hasPassword && currentPassword === '' ? 'kit.person.password_required' : undefined,
      ...checkNewPassword(newPassword),
    })),
    defaultValues: blankPasswords,
  });
  const mutation = useMutation({
    mutationFn: ({ currentPassword, ...newPassword }: Passwords) =>
      saveProfile(user._id, hasPassword ? { currentPassword, ...newPassword } : newPassword),
    onSuccess: () => {
      form.reset(blankPasswords);
      toast.success(t('panel.profile.updated'));
      // The password change ended all other sessions.
      void queryClient.invalidateQueries({ queryKey: sessionsQuery(user._id).queryKey });
    },
    onError: (error) => {
      toast.error(t('panel.profile.update_failed'));
      const fieldError = findFieldError(error);
      if (fieldError) form.setError(fieldError.field, { message: fieldError.key }, { shouldFocus: true });
    },
  });
  const { error } = mutation;
  return {
    form,
    busy: mutation.isPending,
    mustLogInAgain: isApiError(error, 'reauthentication-required'),
    problem: error && !findFieldError(error) ? (throttledText(error) ?? failureText(error)) : undefined,
    save: (values: Passwords): void => (mutation.isPending ? undefined : mutation.mutate(values)),
  };
};
