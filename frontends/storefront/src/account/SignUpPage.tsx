import { Link, useParams, useText, useTitle } from '@sargam/kit';
import { Gate } from './Gate.tsx';
import { SignUpForm } from './SignUpForm.tsx';

export default function SignUpPage() {
  const t = useText();
  const { refercode } = useParams();
  useTitle(t('storefront.signup.title'));
  return (
    <Gate wide title={t('storefront.signup.title')} text={t('storefront.signup.text')}>
      <SignUpForm refercode={refercode} />
      <p className="also">
        {t('storefront.signup.have_account')} <Link to="/login">{t('storefront.login.title')}</Link>
      </p>
    </Gate>
  );
}
