import { Link, useLocation, useSearchParams, useText, useTitle, VisitorsOnly } from '@sargam/kit';
import { Gate } from './Gate.tsx';
import { LoginForm } from './LoginForm.tsx';
import { keepRedirect, redirectOf } from './redirect.ts';
import { type RefusedState, refusalKey } from './social/refusal.ts';
import { SocialLogin } from './social/SocialLogin.tsx';

const Login = ({ wanted }: { wanted: string | null }) => {
  const t = useText();
  const refused = refusalKey(useLocation().state as RefusedState);
  useTitle(t('storefront.login.title'));
  return (
    <Gate title={t('storefront.login.title')} text={t('storefront.login.text')}>
      <LoginForm notice={refused && t(refused)} />
      <SocialLogin redirect={wanted} />
      <p className="also">
        {t('storefront.login.new_here')}{' '}
        <Link to={keepRedirect('/signup', wanted)}>{t('storefront.signup.title')}</Link>
      </p>
    </Gate>
  );
};

/** Whoever is logged in, or has just done so, goes where the address says (`?redirect=cart`), else home. */
export default function LoginPage() {
  const wanted = useSearchParams()[0].get('redirect');
  return (
    <VisitorsOnly to={redirectOf(wanted)}>
      <Login wanted={wanted} />
    </VisitorsOnly>
  );
}
