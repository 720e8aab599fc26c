import {
  Link,
  useDocumentTitle,
  useLocation,
  useSearchParams,
  useTranslate,
  VisitorsOnly,
} from '@sargam/kit';
import { FormCard } from '../shared/FormCard.tsx';
import { readLoginOrigin } from '../shared/useRequireLogin.ts';
import { LoginForm } from './LoginForm.tsx';
import { safeRedirect, withRedirect } from './redirect.ts';
import { findRefusalText, type RefusalState } from './social/refusal.ts';
import { SocialLogin } from './social/SocialLogin.tsx';

const LoginContent = ({ redirect }: { redirect: string | null }) => {
  const t = useTranslate();
  const refusalText = findRefusalText(useLocation().state as RefusalState);
  useDocumentTitle(t('storefront.login.title'));
  return (
    <FormCard title={t('storefront.login.title')} text={t('storefront.login.text')}>
      <LoginForm notice={refusalText && t(refusalText)} />
      <SocialLogin redirect={redirect} />
      <p className="gate-also">
        {t('storefront.login.new_here')}{' '}
        <Link to={withRedirect('/signup', redirect)}>{t('storefront.signup.title')}</Link>
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
