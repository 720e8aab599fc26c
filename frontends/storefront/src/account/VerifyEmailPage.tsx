import {
  api,
  EmptyMessage,
  ErrorState,
  getSession,
  isApiError,
  MessagePage,
  PageLoading,
  queryClient,
  refreshSession,
  usePageTitle,
  useSearchParams,
} from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../shared/useBuyer.ts';
import { useTokenFromUrl } from './useTokenFromUrl.ts';
import { VerificationStatus, Verified } from './VerificationStatus.tsx';
import { ResendVerificationMail } from './VerifyEmailAlert.tsx';

/** The session token contains the verified flag, so a logged-in user gets a new token. */
const verifyEmail = async (token: string) => {
  const { passwordToken, staffSetUp } = await api.POST('/user/verify-email', { body: { token } });
  const session = getSession();
  if (session.status === 'user') {
    await refreshSession();
    await queryClient.invalidateQueries({ queryKey: userQuery(session.user.id).queryKey });
  }
  return { passwordToken, staffSetUp };
};

/** Runs once: the link is valid for one use, so a second render must not send it again. */
const useEmailVerification = (token: string) =>
  useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => verifyEmail(token),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
  });

/**
 * The owner of the address chooses the password: staff whose account an admin created, or somebody who opened the link in another
 * browser than the one of the sign-up.
 */
const ChoosePassword = ({ token, staffSetUp }: { token: string; staffSetUp: boolean }) => (
  <EmptyMessage
    as="h1"
    illustration="verified"
    title="storefront.verify.done"
    text={staffSetUp ? 'storefront.verify.set_up_text' : 'storefront.verify.choose_password_text'}
    link={[`/resetpassword#token=${encodeURIComponent(token)}`, 'storefront.verify.choose_password']}
    linkVariant="solid"
  />
);

const InvalidLink = () => (
  <EmptyMessage
    as="h1"
    illustration="snapped"
    title="storefront.verify.dead"
    text="storefront.verify.dead_text"
    action={<ResendVerificationMail />}
  />
);

const VerifyWithToken = ({ token }: { token: string }) => {
  const { isPending, data, error, refetch } = useEmailVerification(token);
  if (isPending) return <PageLoading />;
  if (data?.passwordToken) return <ChoosePassword token={data.passwordToken} staffSetUp={data.staffSetUp} />;
  if (data) return <Verified />;
  const isRefused = isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
  return isRefused ? <InvalidLink /> : <ErrorState as="h1" retry={() => void refetch()} />;
};

/** With `#token=` from the mail: verifies the address. Without: offers to send the mail again. */
export default function VerifyEmailPage() {
  const [searchParams] = useSearchParams();
  const tokenOfLink = useTokenFromUrl();
  // Links of mails that were sent before the fragment was used work until they expire, for 24 hours.
  const token = tokenOfLink || searchParams.get('token');
  usePageTitle('storefront.verify.title');
  return <MessagePage>{token ? <VerifyWithToken token={token} /> : <VerificationStatus />}</MessagePage>;
}
