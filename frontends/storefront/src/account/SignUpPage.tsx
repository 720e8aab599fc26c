import { Link, useDocumentTitle, useParams, useSearchParams, useTranslate } from '@sargam/kit';
import { FormCard } from '../shared/FormCard.tsx';
import { withRedirect } from './redirect.ts';
import { SignUpForm } from './SignUpForm.tsx';
import { SocialLogin } from './social/SocialLogin.tsx';

export default function SignUpPage() {
  const t = useTranslate();
  const { refercode } = useParams();
  const redirect = useSearchParams()[0].get('redirect');
  useDocumentTitle(t('storefront.signup.title'));
  return (
    <FormCard wide title={t('storefront.signup.title')} text={t('storefront.signup.text')}>
      <SignUpForm refercode={refercode} next={withRedirect('/registration-successful', redirect)} />
      <SocialLogin redirect={redirect} refercode={refercode} />
      <p className="gate-also">
        {t('storefront.signup.have_account')}{' '}
        <Link to={withRedirect('/login', redirect)} text="storefront.login.title" />
      </p>
    </FormCard>
  );
}
