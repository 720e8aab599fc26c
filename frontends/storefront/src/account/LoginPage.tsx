import {
  Alert,
  Button,
  Link,
  useDocumentTitle,
  useLocation,
  useSearchParams,
  useTranslate,
  VisitorsOnly,
} from '@sargam/kit';
import formPage from '@sargam/kit/form-page.module.css';
import { Form, PasswordField, TextField, useFieldProps } from '@sargam/kit/forms';
import { FormCard } from '../shared/FormCard.tsx';
import { readLoginOrigin } from '../shared/useRequireLogin.ts';
import { safeRedirect, withRedirect } from './redirect.ts';
import { findRefusalText, type RefusalState } from './social/refusal.ts';
import { SocialLogin } from './social/SocialLogin.tsx';
import { useLogin } from './useLogin.ts';

/** `notice`: why a social login failed; hidden after the first submit. */
const LoginForm = ({ notice }: { notice: string | undefined }) => {
  const { form, submit, showMissing, problem, isUntouched, busy } = useLogin();
  const field = useFieldProps(form, 'kit.person');
  const alert = problem ?? (isUntouched ? notice : undefined);
  return (
    <Form className={formPage.form} form={form} onSubmit={submit} onInvalid={showMissing}>
      {alert && <Alert title={alert} />}
      <TextField type="email" autoComplete="username" {...field('email')} />
      <PasswordField autoComplete="current-password" {...field('password')} />
      <Link className={formPage.forgot} to="/forgetpassword" text="storefront.forget.link" />
      <Button type="submit" size="large" wide busy={busy} text="storefront.login.button" />
    </Form>
  );
};

const LoginContent = ({ redirect }: { redirect: string | null }) => {
  const t = useTranslate();
  const refusalText = findRefusalText(useLocation().state as RefusalState);
  useDocumentTitle(t('storefront.login.title'));
  return (
    <FormCard title="storefront.login.title" text={t('storefront.login.text')}>
      <LoginForm notice={refusalText && t(refusalText)} />
      <SocialLogin redirect={redirect} />
      <p className={formPage.footnote}>
        {t('storefront.login.new_here')}{' '}
        <Link to={withRedirect('/signup', redirect)} text="storefront.signup.title" />
      </p>
    </FormCard>
  );
};

/** A logged-in user is redirected to the page that required the login, or to `?redirect=`. */
export default function LoginPage() {
  const [searchParams] = useSearchParams();
  const redirect = readLoginOrigin(useLocation().state) ?? searchParams.get('redirect');
  return (
    <VisitorsOnly to={safeRedirect(redirect)}>
      <LoginContent redirect={redirect} />
    </VisitorsOnly>
  );
}
