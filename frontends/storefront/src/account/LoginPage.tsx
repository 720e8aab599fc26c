import {
  Link,
  useDocumentTitle,
  useLocation,
  useSearchParams,
  useTranslate,
  VisitorsOnly,
} from '@sargam/kit';
import { cameFrom } from '../shared/login-first.ts';
import { Gate } from './Gate.tsx';
import { LoginForm } from './LoginForm.tsx';
import { keepRedirect, redirectOf } from './redirect.ts';
import { type RefusedState, refusalKey } from './social/refusal.ts';
import { SocialLogin } from './social/SocialLogin.tsx';

const Login = ({ wanted }: { wanted: string | null }) => {
  const t = useTranslate();
  const refused = refusalKey(useLocation().state as RefusedState);
  useDocumentTitle(t('storefront.login.title'));
  return (
    <Gate title={t('storefront.login.title')} text={t('storefront.login.text')}>
      <LoginForm notice={refused && t(refused)} />
      <SocialLogin redirect={wanted} />
      <p className="gate-also">
        {t('storefront.login.new_here')}{' '}
        <Link to={keepRedirect('/signup', wanted)}>{t('storefront.signup.title')}</Link>
      </p>
    </Gate>
  );
};

/** Whoever is logged in, or has just done so, goes back to where they were asked to log in, or where the address says. */
export default function LoginPage() {
  const [address] = useSearchParams();
  const wanted = cameFrom(useLocation().state) ?? address.get('redirect');
  return (
    <VisitorsOnly to={redirectOf(wanted)}>
      <Login wanted={wanted} />
    </VisitorsOnly>
  );
}
