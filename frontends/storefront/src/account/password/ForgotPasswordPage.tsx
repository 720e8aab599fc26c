import { api, Button, Link, Text, toast, useNavigate, usePageTitle, useTranslate } from '@sargam/kit';
import formPage from '@sargam/kit/form-page.module.css';
import { Form, TextField, useFieldProps, useForm } from '@sargam/kit/forms';
import { useMutation } from '@tanstack/react-query';
import { FormCard } from '../../shared/FormCard.tsx';
import { checkEmail } from '../check-email.ts';
import { useAccountProblemText } from '../useAccountProblemText.ts';

const MISSING_TEXT = 'storefront.forget.missing';
const validate = (email: string): string | undefined => checkEmail(email, MISSING_TEXT);

/** Requests a reset link. The response is the same with and without an account. */
const useForgotPassword = () => {
  const t = useTranslate();
  const navigate = useNavigate();
  const problemText = useAccountProblemText();
  const form = useForm({ defaultValues: { email: '' } });
  const mutation = useMutation({
    mutationFn: (email: string) => api.POST('/user/passwordreset/{email}', { params: { path: { email } } }),
    onSuccess: () => {
      toast.success(t('storefront.forget.sent'));
      void navigate('/login');
    },
    onError: (error) => toast.error(problemText(error)),
  });
  return {
    form,
    busy: mutation.isPending,
    submit: ({ email }: { email: string }): void =>
      mutation.isPending ? undefined : mutation.mutate(email.trim()),
    showMissing: (): void => {
      if (!form.getValues('email').trim()) toast.error(t(MISSING_TEXT));
    },
  };
};

export default function ForgotPasswordPage() {
  const { form, submit, showMissing, busy } = useForgotPassword();
  const field = useFieldProps(form, 'kit.person');
  usePageTitle('storefront.forget.title');
  return (
    <FormCard title="storefront.forget.title" text={<Text id="storefront.forget.text" />}>
      <Form className={formPage.form} form={form} onSubmit={submit} onInvalid={showMissing}>
        <TextField type="email" autoComplete="username" {...field('email', { validate })} />
        <Button type="submit" size="large" wide busy={busy} text="storefront.forget.button" />
      </Form>
      <p className={formPage.footnote}>
        <Link to="/login" text="storefront.forget.back" />
      </p>
    </FormCard>
  );
}
