import { Alert, Button, Link, useTranslate } from '@sargam/kit';
import { Form, PasswordField, TextField, useFieldProps } from '@sargam/kit/forms';
import { useLogin } from './useLogin.ts';

/** `notice`: why a social login failed; hidden after the first submit. */
export const LoginForm = ({ notice }: { notice: string | undefined }) => {
  const t = useTranslate();
  const { form, submit, showMissing, problem, isUntouched, busy } = useLogin();
  const field = useFieldProps(form, 'kit.person');
  const alert = problem ?? (isUntouched ? notice : undefined);
  return (
    <Form className="gate-form" form={form} onSubmit={submit} onInvalid={showMissing}>
      {alert && <Alert title={alert} />}
      <TextField type="email" autoComplete="username" {...field('email')} />
      <PasswordField autoComplete="current-password" {...field('password')} />
      <Link className="gate-forgot" to="/forgetpassword">
        {t('storefront.forget.link')}
      </Link>
      <Button type="submit" size="lg" wide busy={busy}>
        {t('storefront.login.button')}
      </Button>
    </Form>
  );
};
