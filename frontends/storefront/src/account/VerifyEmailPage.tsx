import {
  ButtonLink,
  EmptyState,
  ErrorState,
  isApiError,
  PageLoading,
  useDocumentTitle,
  useSearchParams,
  useTranslate,
  useUser,
} from '@sargam/kit';
import { ResendVerificationMail } from './ResendVerificationMail.tsx';
import { useEmailVerification } from './useEmailVerification.ts';
import { useIsEmailVerified } from './useIsEmailVerified.ts';

const CheckInbox = () => {
  const t = useTranslate();
  return (
    <EmptyState
      as="h1"
      illustration="bell"
      title={t('storefront.verify.title')}
      text={t('storefront.verify.check_inbox')}
      action={<ResendVerificationMail />}
    />
  );
};

const Verified = () => {
  const t = useTranslate();
  const user = useUser();
  return (
    <EmptyState
      as="h1"
      illustration="room"
      title={t('storefront.verify.done')}
      text={t('storefront.verify.done_text')}
      action={
        <ButtonLink to={user ? '/allcourses' : '/login'}>
          {t(user ? 'storefront.cart.empty_link' : 'storefront.login.title')}
        </ButtonLink>
      }
    />
  );
};

/** Verified users do not get another verification mail. */
const VerificationStatus = () => {
  const { isPending, isVerified } = useIsEmailVerified();
  if (isPending) return <PageLoading />;
  return isVerified ? <Verified /> : <CheckInbox />;
};

const InvalidLink = () => {
  const t = useTranslate();
  return (
    <EmptyState
      as="h1"
      illustration="snapped"
      title={t('storefront.verify.dead')}
      text={t('storefront.verify.dead_text')}
      action={<ResendVerificationMail />}
    />
  );
};

const VerifyWithToken = ({ token }: { token: string }) => {
  const { isPending, isSuccess, error, refetch } = useEmailVerification(token);
  if (isPending) return <PageLoading />;
  if (isSuccess) return <Verified />;
  const isRefused = isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
  return isRefused ? <InvalidLink /> : <ErrorState as="h1" retry={() => void refetch()} />;
};

/** With `?token=` from the mail: verifies the address. Without: offers to send the mail again. */
export default function VerifyEmailPage() {
  const t = useTranslate();
  const [searchParams] = useSearchParams();
  const token = searchParams.get('token');
  useDocumentTitle(t('storefront.verify.title'));
  return (
    <div className="wrap page-failed">
      {token ? <VerifyWithToken token={token} /> : <VerificationStatus />}
    </div>
  );
}
