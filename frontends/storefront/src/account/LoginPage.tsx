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

const LoginContent = ({ wanted }: { wanted: string | null }) => {
  const t = useTranslate();
  const refused = findRefusalText(useLocation().state as RefusalState);
  useDocumentTitle(t('storefront.login.title'));
  return (
    <FormCard title={t('storefront.login.title')} text={t('storefront.login.text')}>
      <LoginForm notice={refused && t(refused)} />
      <SocialLogin redirect={wanted} />
      <p className="gate-also">
        {t('storefront.login.new_here')}{' '}
        <Link to={withRedirect('/signup', wanted)}>{t('storefront.signup.title')}</Link>
      </p>
    </FormCard>
  );
};

/** Whoever is logged in, or has just done so, goes back to where they were asked to log in, or where the address says. */
export default function LoginPage() {
  const [address] = useSearchParams();
  const wanted = readLoginOrigin(useLocation().state) ?? address.get('redirect');
  return (
    <VisitorsOnly to={safeRedirect(wanted)}>
      <LoginContent wanted={wanted} />
    </VisitorsOnly>
  );
}
