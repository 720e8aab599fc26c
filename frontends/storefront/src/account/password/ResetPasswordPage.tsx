import { Alert, Button, PageMessage, Text, useLocation, usePageTitle } from '@sargam/kit';
import formPage from '@sargam/kit/form-page.module.css';
import { Form, PasswordField, useFieldProps, useWatch } from '@sargam/kit/forms';
import { FormCard } from '../../shared/FormCard.tsx';
import { useTokenFromUrl } from '../useTokenFromUrl.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useResetPassword } from './useResetPassword.ts';

const InvalidLink = () => (
  <PageMessage
    illustration="snapped"
    title="storefront.verify.dead"
    text="storefront.reset.dead_text"
    link={['/forgetpassword', 'storefront.reset.ask_again']}
    linkVariant="solid"
  />
);

type Props = {
  token: string;
  /** The password that an admin gave to the person has just been used. */
  staffSetUp: boolean;
};

const ResetPasswordForm = ({ token, staffSetUp }: Props) => {
  const { form, submit, busy, isInvalid } = useResetPassword(token);
  const field = useFieldProps(form, 'kit.person');
  const password = useWatch({ control: form.control, name: 'password' });
  if (isInvalid) return <InvalidLink />;
  return (
    <FormCard title="storefront.reset.title" text={<Text id="storefront.reset.text" />}>
      <Form className={formPage.form} form={form} onSubmit={submit}>
        {staffSetUp && <Alert kind="info" title={<Text id="storefront.reset.set_up" />} />}
        <NewPasswordField
          password={password}
          {...field('password', { label: 'storefront.reset.password' })}
        />
        <PasswordField autoComplete="new-password" {...field('confirmPassword')} />
        <Button type="submit" size="large" wide busy={busy} text="storefront.reset.button" />
      </Form>
    </FormCard>
  );
};

export default function ResetPasswordPage() {
  const token = useTokenFromUrl();
  const state = useLocation().state as { staffSetUp?: boolean } | null;
  usePageTitle('storefront.reset.title');
  return token ? (
    <ResetPasswordForm key={token} token={token} staffSetUp={state?.staffSetUp === true} />
  ) : (
    <InvalidLink />
  );
}
