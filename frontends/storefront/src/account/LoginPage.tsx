import {
  Alert,
  Button,
  Link,
  lazyPart,
  PageLoading,
  useDocumentTitle,
  useLocation,
  useSearchParams,
  useTranslate,
  VisitorsOnly,
} from '@sargam/kit';
import formPage from '@sargam/kit/form-page.module.css';
import { Form, PasswordField, TextField, useFieldProps } from '@sargam/kit/forms';
import { Suspense } from 'react';
import { FormCard } from '../shared/FormCard.tsx';
import { readLoginOrigin } from '../shared/useRequireLogin.ts';
import { safeRedirect, withRedirect } from './redirect.ts';
import { findRefusalText, type RefusalState } from './social/refusal.ts';
import { SocialLogin } from './social/SocialLogin.tsx';
import { loginRules, useLogin } from './useLogin.ts';

/** Loaded after the password of staff only: it contains the QR code library. */
const SecondFactorStep = lazyPart(() => import('./SecondFactorStep.tsx'));

type LoginFormProps = Omit<ReturnType<typeof useLogin>, 'challenge' | 'restart'> & {
  /** Why a social login failed; hidden after the first submit. */
  notice: string | undefined;
};

const LoginForm = ({ form, submit, showMissing, problem, isUntouched, busy, notice }: LoginFormProps) => {
  const field = useFieldProps(form, 'kit.person');
  const alert = problem ?? (isUntouched ? notice : undefined);
  return (
    <Form className={formPage.form} form={form} onSubmit={submit} onInvalid={showMissing}>
      {alert && <Alert title={alert} />}
      <TextField type="email" autoComplete="username" {...field('email', loginRules.email)} />
      <PasswordField autoComplete="current-password" {...field('password', loginRules.password)} />
      <Link className={formPage.forgot} to="/forgetpassword" text="storefront.forget.link" />
      <Button type="submit" size="large" wide busy={busy} text="storefront.login.button" />
    </Form>
  );
};

const LoginContent = ({ redirect }: { redirect: string | null }) => {
  const t = useTranslate();
  const refusalText = findRefusalText(useLocation().state as RefusalState);
  const { challenge, restart, ...login } = useLogin();
  useDocumentTitle(t('storefront.login.title'));
  if (challenge)
    return (
      <FormCard title="storefront.second_factor.title">
        <Suspense fallback={<PageLoading />}>
          <SecondFactorStep challenge={challenge} onDone={restart} />
        </Suspense>
        <p className={formPage.footnote}>
          <Button variant="ghost" onClick={restart} text="storefront.second_factor.back" />
        </p>
      </FormCard>
    );
  return (
    <FormCard title="storefront.login.title" text={t('storefront.login.text')}>
      <LoginForm {...login} notice={refusalText && t(refusalText)} />
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
