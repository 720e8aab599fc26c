import { Alert, Button, Link, useText } from '@sargam/kit';
import { Form, PasswordField, TextField } from '@sargam/kit/forms';
import { useLogin } from './useLogin.ts';

/** `notice`: why the person is here again, until they try this way. */
export const LoginForm = ({ notice }: { notice: string | undefined }) => {
  const t = useText();
  const { form, submit, missing, problem, isNew, busy } = useLogin();
  const { errors } = form.formState;
  const said = (key: string | undefined) => (key ? t(key) : undefined);
  const alert = problem ?? (isNew ? notice : undefined);
  return (
    <Form form={form} onSubmit={submit} onWrong={missing}>
      {alert && <Alert title={alert} />}
      <TextField
        label={t('storefront.form.email')}
        type="email"
        autoComplete="username"
        error={said(errors.email?.message)}
        {...form.register('email')}
      />
      <PasswordField
        label={t('storefront.form.password')}
        autoComplete="current-password"
        error={said(errors.password?.message)}
        {...form.register('password')}
      />
      <Link className="gate-forgot" to="/forgetpassword">
        {t('storefront.forget.link')}
      </Link>
      <Button type="submit" size="lg" wide busy={busy}>
        {t('storefront.login.button')}
      </Button>
    </Form>
  );
};
