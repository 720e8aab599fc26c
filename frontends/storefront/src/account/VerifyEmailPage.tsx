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
import { Resend } from './Resend.tsx';
import { useProvenAlready } from './useProvenAlready.ts';
import { useVerification } from './useVerification.ts';

const Notice = () => {
  const t = useTranslate();
  return (
    <EmptyState
      as="h1"
      illustration="bell"
      title={t('storefront.verify.title')}
      text={t('storefront.verify.check_inbox')}
      action={<Resend />}
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

/** Whoever is verified already needs no other mail. */
const WithoutLink = () => {
  const { isPending, isProven } = useProvenAlready();
  if (isPending) return <PageLoading />;
  return isProven ? <Verified /> : <Notice />;
};

const Dead = () => {
  const t = useTranslate();
  return (
    <EmptyState
      as="h1"
      illustration="snapped"
      title={t('storefront.verify.dead')}
      text={t('storefront.verify.dead_text')}
      action={<Resend />}
    />
  );
};

const Verifying = ({ token }: { token: string }) => {
  const { isPending, isSuccess, error, refetch } = useVerification(token);
  if (isPending) return <PageLoading />;
  if (isSuccess) return <Verified />;
  const isRefused = isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
  return isRefused ? <Dead /> : <ErrorState as="h1" retry={() => void refetch()} />;
};

/** With the mail's `?token=` it verifies; without, it says where the mail is and sends another. */
export default function VerifyEmailPage() {
  const t = useTranslate();
  const [address] = useSearchParams();
  const token = address.get('token');
  useDocumentTitle(t('storefront.verify.title'));
  return <div className="wrap page-failed">{token ? <Verifying token={token} /> : <WithoutLink />}</div>;
}
