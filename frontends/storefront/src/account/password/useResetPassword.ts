import { api, closeSession, getSession, isApiError, toast, useNavigate } from '@sargam/kit';
import { checkedResolver, useForm } from '@sargam/kit/forms';
import { checkNewPassword } from '@sargam/kit/personal-details';
import { useMutation } from '@tanstack/react-query';
import { useAccountProblemText } from '../useAccountProblemText.ts';

const blank = { password: '', confirmPassword: '' };
type Passwords = typeof blank;

const isLinkInvalid = (error: unknown): boolean => isApiError(error, 'reset-link-invalid');

/** Sets the password with the token of the link. The server then ends all sessions of the account, this browser's too. */
export const useResetPassword = (token: string) => {
  const navigate = useNavigate();
  const problemText = useAccountProblemText();
  const form = useForm({ resolver: checkedResolver(checkNewPassword), defaultValues: blank });
  const mutation = useMutation({
    mutationFn: (passwords: Passwords) => api.POST('/user/passwordreset', { body: { token, ...passwords } }),
    onSuccess: () => {
      if (getSession().status === 'user') closeSession();
      void navigate('/password-change-successful', { replace: true, state: { isSet: true } });
    },
    onError: (error) => {
      if (isLinkInvalid(error)) return;
      if (isApiError(error, 'password-too-common'))
        form.setError('password', { message: 'kit.person.password_common' }, { shouldFocus: true });
      else toast.error(problemText(error));
    },
  });
  return {
    form,
    busy: mutation.isPending,
    isInvalid: isLinkInvalid(mutation.error),
    submit: (passwords: Passwords): void => (mutation.isPending ? undefined : mutation.mutate(passwords)),
  };
};
