import { Alert, Button, useText } from '@sargam/kit';
import { Form, PasswordField, TextField } from '@sargam/kit/forms';
import { useLogin } from './useLogin.ts';

export const LoginForm = () => {
  const t = useText();
  const { form, submit, missing, problem, busy } = useLogin();
  const { errors } = form.formState;
  const said = (key: string | undefined) => (key ? t(key) : undefined);
  return (
    <Form form={form} onSubmit={submit} onWrong={missing}>
      {problem && <Alert title={problem} />}
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
      <Button type="submit" size="lg" wide busy={busy}>
        {t('storefront.login.button')}
      </Button>
    </Form>
  );
};
